/** How loud a banner is. */
export const bannerTones = ['info', 'warning'] as const;
