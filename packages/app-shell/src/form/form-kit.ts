/** What a form is made from, and what it hands to the screen. */
import type { ApiError } from '@luneta/api-client';
import type * as z from 'zod/mini';

type Name<Values> = keyof Values & string;
type Toggles<Values> = { [Field in Name<Values>]: Values[Field] extends boolean ? Field : never }[Name<Values>];

/** Sentences of a failure: at fields, and above the button. */
export type Told<Name extends string> = {
  readonly fields?: { readonly [Field in Name]?: string };
  readonly failure?: string;
};

export type FormOptions<Values extends object, Request, Answer> = {
  /** What stands, or what the form begins with. A newer version keeps what is typed. */
  values: Values;
  /** What was typed before the form opened, such as a draft of this device (`readDraft`). */
  typed?: Partial<Values> | undefined;
  /** The contract's schema of the request (`@luneta/api-client/schemas`): each of its issues is said at its field. */
  schema?: z.ZodMiniType;
  /** What is sent. It is also made of what is not complete, to be judged by the schema. */
  toRequest: (values: Values, changed: Partial<Values>) => NoInfer<Request>;
  /** Rules beyond the schema, as sentences by field; they win over the schema's. */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** A field's own sentence for whatever the schema has against it. */
  said?: { readonly [Field in Name<Values>]?: string };
  /** Field of the request → field of the form, where their names differ. */
  fieldOf?: Readonly<Record<string, Name<Values>>>;
  /** What a failure is in the words of this form; without it the server's sentences, at the fields that it names. */
  refusal?: (error: unknown) => Told<Name<Values>>;
  send: (request: Request) => Promise<Answer>;
  /** What stands after it was sent; without it the form is as it began. */
  stood?: (answer: Answer, sent: Values) => Values;
  onSent?: (answer: Answer) => void;
  /** Somebody else saved meanwhile (409): fetches what stands now. Without it the server's sentence is shown. */
  onConflict?: (error: ApiError) => Promise<unknown>;
};

/** What every part of a form shows of it, whatever its fields are. */
export type FormStanding = {
  /** What is wrong, in the order of the fields, once somebody tried to send. */
  readonly problems: readonly { readonly field: string; readonly text: string }[];
  /** Grows with every attempt that a field stopped, here or on the server. */
  readonly attempt: number;
  readonly sending: boolean;
  /** Why it was not sent: an error, or a sentence of the form; null where only fields are at fault. It goes with the next change. */
  readonly failure: unknown;
  /** Somebody else saved meanwhile. */
  readonly conflict: boolean;
  /** Names of the fields that say something else than what stands. */
  readonly changed: readonly string[];
  readonly submit: () => void;
  /** Back to what stands. */
  readonly reset: () => void;
};

export type FormKit<Values extends object> = FormStanding & {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** For a control of text, choice or days: `<TextInput label={copy.nome} {...form.field('nome')} />`. */
  readonly field: <Field extends Name<Values>>(
    name: Field,
  ) => { id: string; value: Values[Field]; onChange: (value: Values[Field]) => void; error: string | undefined };
  /** For a switch or a checkbox. */
  readonly toggle: <Field extends Toggles<Values>>(
    name: Field,
  ) => { checked: Values[Field]; onChange: (checked: Values[Field]) => void };
  /** The sentence at a field, or at a place inside one. */
  readonly errorAt: (place: string) => string | undefined;
  /** Id of the control of a field. */
  readonly idOf: (place: string) => string;
};
