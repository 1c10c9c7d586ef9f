/** What a person reads of one issue that the contract's schema has with a request. Pure. */
import type * as z from 'zod/mini';

import { copy } from './copy.ts';

type Issue = z.core.$ZodIssue;

const SENTENCES: { readonly [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => string } = {
  invalid_type: ({ expected }) =>
    expected === 'number' ? copy.number : expected === 'int' ? copy.whole : copy.missing,
  too_small: ({ origin, minimum }) => {
    const min = Number(minimum);
    if (origin === 'string') return min <= 1 ? copy.missing : copy.textFrom(min);
    return origin === 'array' || origin === 'set' ? copy.listFrom(min) : copy.numberFrom(min);
  },
  too_big: ({ origin, maximum }) => {
    const max = Number(maximum);
    if (origin === 'string') return copy.textTo(max);
    return origin === 'array' || origin === 'set' ? copy.listTo(max) : copy.numberTo(max);
  },
  invalid_format: ({ format }) => {
    if (format === 'email') return copy.email;
    return format === 'date' || format === 'datetime' ? copy.date : copy.refused;
  },
  invalid_value: () => copy.choose,
};

export function issueSentence(issue: Issue): string {
  const known: Record<string, unknown> = SENTENCES;
  const of = known[issue.code];
  return typeof of === 'function' ? String(of(issue)) : copy.refused;
}
