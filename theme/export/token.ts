/** A token of the Design Tokens Format Module 2025.10: `$value`, and `$type` unless a group above says it. */
export interface Token {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
}

export interface Group {
  readonly [name: string]: Group | Token | string;
}

export const isToken = (node: unknown): node is Token =>
  typeof node === 'object' && node !== null && '$value' in node;
