/** The portal's page of one's own notices, where emails lead to. */
export const noticesPath = '/notices';

/** Where one chooses what they say, and how. */
export const noticeChoicesPath = '/notices/choices';
