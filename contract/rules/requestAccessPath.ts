/** Where somebody without a sign-in asks for one. Nobody has to be signed in there. */
export const requestAccessPath = '/request-access';
