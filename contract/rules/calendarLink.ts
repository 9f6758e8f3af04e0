/** Where calendar programs fetch somebody's dates. The token opens them, so no log has it: server/http/logLines. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/** The token in the path of an address; undefined where it is no such address, letter for letter. */
export const calendarToken = (path: string): string | undefined =>
  /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1];
