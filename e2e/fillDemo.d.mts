export const demoAsOf: string;
export function atRest(log: NodeJS.ReadableStream): Promise<string>;
export function fillDemo(folder: string): Promise<void>;
