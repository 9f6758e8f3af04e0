/**
 * What is wrong with the folder of a component: it holds the component, its docs, its stories and its test, the test
 * shows the stories, and the component takes everything through its props.
 * @param files the text of each file by its name
 */
export function folderProblems(name: string, files: ReadonlyMap<string, string>): string[] {
  const expected = ['.docs.tsx', '.stories.tsx', '.test.tsx', '.tsx'].map((end) => `${name}${end}`);
  const [code, test] = [`${name}.tsx`, `${name}.test.tsx`].map((file) => files.get(file) ?? '');
  const foreign = /fetch\(|react-router|formik|Date\.now|new Date\(\)|from '@mui\/material'/.exec(code!);
  return [
    ...expected.filter((file) => !files.has(file)).map((file) => `${name} has no ${file}.`),
    ...[...files.keys()]
      .filter((file) => !expected.includes(file))
      .map((file) => `${file} does not belong into the folder of ${name}.`),
    ...(new RegExp(`export (function|const) ${name}\\b`).test(code!)
      ? []
      : [`${name}.tsx does not export ${name}.`]),
    ...(test!.includes(`from './${name}.stories'`) ? [] : [`${name}.test.tsx does not show the stories.`]),
    ...(foreign ? [`${name}.tsx has "${foreign[0]}", which belongs into a prop or another import.`] : []),
  ];
}
