/** What is wrong with what a form holds: by the rules handed in, and by the contract's schema of the request. Pure. */
import * as z from 'zod/mini';

import { issueSentence } from './issue-sentence.ts';

// A page may run no code made from text; without this zod would try.
z.config({ jitless: true });

/** Sentences by field. A field of a list may be named by its place: `quiz.0.enunciado`. */
export type Problems = Readonly<Record<string, string>>;

export type Judged<Values> = {
  readonly values: Values;
  readonly check?: ((values: Values) => Readonly<Record<string, string | undefined>>) | undefined;
  readonly schema?: z.ZodMiniType | undefined;
  /** What would be sent. */
  readonly request: unknown;
  /** The field of the form that holds a field of the request, where their names differ. */
  readonly fieldOf?: Readonly<Record<string, string>> | undefined;
  /** A field's own sentence for whatever the schema has against it. */
  readonly said?: Readonly<Record<string, string | undefined>> | undefined;
};

/** The form's name of a field of the request. */
export const formField = (campo: string, fieldOf: Readonly<Record<string, string>> = {}): string =>
  fieldOf[campo] ?? fieldOf[campo.split('.')[0] ?? campo] ?? campo;

export function problemsOf<Values>({ values, check, schema, request, fieldOf, said }: Judged<Values>): Problems {
  const found: Record<string, string> = {};
  const parsed = schema === undefined ? undefined : z.safeParse(schema, request);
  for (const issue of parsed?.error?.issues ?? []) {
    const field = formField(issue.path.map(String).join('.'), fieldOf);
    found[field] ??= said?.[field] ?? issueSentence(issue);
  }
  // A rule says more than a shape.
  for (const [field, text] of Object.entries(check?.(values) ?? {})) if (text !== undefined) found[field] = text;
  return found;
}
