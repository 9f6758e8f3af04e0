import type { ChildProcess } from 'node:child_process';

export const demoAsOf: string;
export function atRest(log: NodeJS.ReadableStream): Promise<string>;
export function startDemo(folder: string): Promise<{ portal: ChildProcess; said: string }>;
export function fillDemo(folder: string): Promise<void>;
