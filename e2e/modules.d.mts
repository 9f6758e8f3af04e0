export const modulesOf: Readonly<Record<string, readonly string[]>>;
export const modulesOfAll: readonly string[];
