import { describe, expect, it } from 'vitest';
import { smtpServerOf } from './smtpServer';

describe('smtpServerOf', () => {
  it.each([
    ['smtp://mail.example.com', 587, 'required', undefined],
    ['smtp://mail.example.com:2525/', 2525, 'required', undefined],
    ['smtps://mail.example.com', 465, 'wrapped', undefined],
    ['smtp://me:s%40y%2F@mail.example.com', 587, 'required', { user: 'me', pass: 's@y/' }],
    ['smtp://localhost:25', 25, 'none', undefined],
    ['smtp://127.0.0.1:1025', 1025, 'none', undefined],
    ['smtp://[::1]:1025', 1025, 'none', undefined],
    ['smtps://localhost', 465, 'wrapped', undefined],
    ['smtp://localhost.example.com', 587, 'required', undefined],
    ['smtp://127.0.0.1.example.com', 587, 'required', undefined],
  ])('reads %s: port %s, encryption %s', (address, port, tls, login) => {
    expect(smtpServerOf(address)).toMatchObject({ port, tls, login });
  });

  it.each([
    '',
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://host/path',
    'smtp://host?tls=no',
    'smtp://host#x',
    'smtp://me:%@host',
  ])('does not read %j', (address) => {
    expect(smtpServerOf(address)).toBeUndefined();
  });
});
