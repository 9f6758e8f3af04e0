-- Documents are a group of notices of their own now. Whoever chose no email of any other group gets none of these either.
update notice_choice set choices = choices || '{"documents": {"email": "never", "bell": true, "push": false, "text": false}}'
where choices - 'security' <> '{}' and not choices ? 'documents'
  and not exists (select from jsonb_each(choices) c where c.key <> 'security' and c.value ->> 'email' <> 'never');
