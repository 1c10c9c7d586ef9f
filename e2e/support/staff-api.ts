/** What staff do in a journey that is not about their screens. */
import { expect } from '@playwright/test';

import { STAFF_PASSWORD } from './journey.ts';

/** One write of an administrator, under `/gestao`. */
export async function actAsStaff(api: string, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`${api}/api/v2/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ user: { login: 'admin.karen', password: STAFF_PASSWORD } }),
  });
  const authorization = entered.headers.get('authorization') ?? '';
  const done = await fetch(`${api}/api/v2/gestao/${path}`, {
    method,
    headers: { ...json, authorization },
    body: JSON.stringify(body),
  });
  expect(done.status, await done.text()).toBe(200);
}
