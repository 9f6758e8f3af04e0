import type { ChildProcess } from 'node:child_process';

export const demoAsOf: string;
export const demoMorning: string;
export function clockFrom(instant: string): Readonly<Record<'NOW' | 'NODE_OPTIONS', string>>;
export function atRest(log: NodeJS.ReadableStream): Promise<string>;
export function startDemo(folder: string, now?: string): Promise<{ portal: ChildProcess; said: string }>;
export function morningOf(folder: string): string;
export function fillDemo(folder: string): Promise<void>;
