/** final-form as a store that React can read: what is typed over what stands, and how its sending goes. */
import { createForm, FORM_ERROR, type FormState } from 'final-form';

export { FORM_ERROR };

export type Refusal = Readonly<Record<string, unknown>>;

const WATCHED = {
  values: true,
  initialValues: true,
  dirtyFields: true,
  dirtyFieldsSinceLastSubmit: true,
  dirtySinceLastSubmit: true,
  submitting: true,
  submitErrors: true,
} as const;

/** Two values of a field say the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields that say something else than what stands. */
export function changesOf<Values extends object>(values: Values, stands: Partial<Values> | undefined): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name of keysOf(values)) if (!isSame(values[name], stands?.[name])) changes[name] = values[name];
  return changes;
}

/** Sends what is typed. @returns what is refused by field, or as a whole under `FORM_ERROR`; undefined once it was taken */
type Send<Values> = (values: Values, changed: Partial<Values>) => Promise<Refusal | undefined>;

/** @param typed what was typed over it before, such as a draft */
export function createFormStore<Values extends object>(stands: Values, typed: Partial<Values> = {}) {
  let base = stands;
  let send: Send<Values> = () => Promise.resolve(undefined);
  const form = createForm<Values, Values>({
    initialValues: stands,
    // A newer version of what stands takes the place of what was not touched.
    keepDirtyOnReinitialize: true,
    onSubmit: (values) => send(values, changesOf(values, base)),
  });
  const names = keysOf(stands);
  // Only a registered field is told apart as changed.
  for (const name of names) form.registerField(name, () => {}, {}, { isEqual: isSame });
  for (const name of keysOf(typed)) form.change(name, typed[name]);
  let snapshot: FormState<Values, Values> = form.getState();
  const listeners = new Set<() => void>();
  form.subscribe((state) => {
    snapshot = state;
    for (const listener of listeners) listener();
  }, WATCHED);
  /** All that is typed goes too. */
  const replace = (newer: Values) => {
    base = newer;
    for (const name of names) form.change(name, newer[name]);
    form.initialize(newer);
  };
  return {
    names,
    submit: (by: Send<Values>) => {
      send = by;
      return form.submit();
    },
    change: form.change,
    set: (changes: Partial<Values>) =>
      form.batch(() => {
        for (const name of keysOf(changes)) form.change(name, changes[name]);
      }),
    /** Back to what stands. */
    reset: () => form.batch(() => replace(base)),
    /** Something newer stands; what is typed stays. */
    stand: (newer: Values) => {
      base = newer;
      form.initialize(newer);
    },
    /** What was sent stands now. What was typed while it was on its way stays. */
    settle: (newer: Values, sent: Values) => {
      const typed = changesOf(form.getState().values, sent);
      form.batch(() => {
        replace(newer);
        for (const name of keysOf(typed)) form.change(name, typed[name]);
      });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

/** The names of a form's fields: a form has no others than those it was made from. */
export function keysOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values).filter((name): name is keyof Values & string => name in values);
}
