/** What a sign-in, a student context or a handover gives: the body, and the header value to save. */
import type { Autorizacao } from '@luneta/openapi';
import { settle } from './api.ts';

/** `authorization` is the header value to save and send from now on. */
export type SignIn = Autorizacao & { authorization: string };

/** Reads the authorization from the response header or, without it, from data.token (S1 §7). */
export async function signIn(call: Promise<{ data?: Autorizacao; response: Response }>): Promise<SignIn> {
  const { data, response } = await settle(call);
  return { ...data, authorization: response.headers.get('authorization') ?? `Bearer ${data.data.token}` };
}
