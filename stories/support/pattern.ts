/** What the stories of a pattern share; `rule` says when it is used. */
export const pattern = (rule: string) => ({
  parameters: {
    docs: {
      description: { component: rule },
      story: { inline: false, height: '560px' },
      // A pattern is read, and changed in its parts.
      controls: { exclude: /./ },
    },
  },
});
