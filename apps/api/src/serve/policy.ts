/** The Content-Security-Policy of an app's host. */
import type { InlineSums } from './page.ts';

/** Foreign origins that the configuration needs. */
export type Foreign = { readonly connectSrc: readonly string[]; readonly frameSrc: readonly string[] };

/** Nothing from other origins, no HTML from text except through a Trusted Types policy (security D9). */
const CSP = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  // The sanitiser's own, and the one that starts the worker of the app's copy.
  trustedTypes: ['dompurify', 'luneta-app'],
};

/** The directives of one host. They name a foreign origin only when the school configured it (security T33). */
export function policyOf(https: boolean, foreign?: Foreign) {
  const { connectSrc = [], frameSrc = [] } = foreign ?? {};
  return {
    ...CSP,
    ...(connectSrc.length > 0 ? { connectSrc: ["'self'", ...connectSrc] } : {}),
    ...(frameSrc.length > 0 ? { frameSrc: ["'self'", ...frameSrc] } : {}),
    ...(https ? { upgradeInsecureRequests: [] } : {}),
  };
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Directives as the text of a header. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [kebab(name), ...values].join(' '))
    .join(';');

/** `policy` as a header, with nothing inline but what has one of these sums. */
export function withSums(policy: string, { script, style }: InlineSums): string {
  const add = (name: string, sums: readonly string[]) => (sums.length > 0 ? `;${name} 'self' ${sums.join(' ')}` : '');
  return policy + add('script-src', script) + add('style-src', style);
}
