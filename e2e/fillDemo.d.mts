export const demoAsOf: string;
export function fillDemo(folder: string): Promise<void>;
