/**
 * A form: what stands, what is typed over it, the contract's schema of what is sent, and what comes of sending it. It shows
 * nothing (`Form` and `FormDialog` do), and knows no control: `field(name)` is spread over one of `@luneta/ui`.
 */
import { ApiError } from '@luneta/api-client';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

import type { FormKit, FormOptions } from './form-kit.ts';
import { changesOf, createFormStore, FORM_ERROR, isSame, type Refusal } from './form-store.ts';
import { formField, problemsOf, type Problems } from './problems.ts';

const NONE: Problems = {};
/** Stands for a save that somebody else's has overtaken; the form shows its own sentence. */
const OVERTAKEN = Symbol('overtaken');

export function useForm<Values extends object, Request, Answer>(
  options: FormOptions<Values, Request, Answer>,
): FormKit<Values> {
  const latest = useRef(options);
  const answered = useRef<{ answer: Answer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState(false);
  const [store] = useState(() => createFormStore(options.values, options.typed));
  const id = useId();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { values, dirtyFields, dirtyFieldsSinceLastSubmit, submitting = false } = snapshot;
  const { [FORM_ERROR]: refusedWhole, ...refused }: Refusal = snapshot.submitErrors ?? NONE;
  useEffect(() => {
    const { values: before } = latest.current;
    latest.current = options;
    // What a send brought stands already, and is not taken back by a screen that has not heard of it yet.
    if (!isSame(before, options.values)) store.stand(options.values);
  });

  const judge = (typed: Values): Problems => {
    const { schema, check, fieldOf, said, toRequest } = options;
    const request = schema === undefined ? undefined : toRequest(typed, changesOf(typed, snapshot.initialValues));
    return problemsOf({ values: typed, check, schema, request, fieldOf, said });
  };
  const found = tried ? judge(values) : NONE;
  const errorAt = (place: string): string | undefined => {
    const told = dirtyFieldsSinceLastSubmit?.[topOf(place)] === true ? undefined : refused[place];
    return found[place] ?? (typeof told === 'string' ? told : undefined);
  };
  const idOf = (place: string) => `${id}-${place}`;
  const orderOf = (place: string) => store.names.findIndex((name) => name === topOf(place));
  const places = [...new Set([...Object.keys(found), ...Object.keys(refused)])].sort((a, b) => orderOf(a) - orderOf(b));

  async function deliver(typed: Values, changed: Partial<Values>): Promise<Refusal | undefined> {
    const { toRequest, send, onConflict, fieldOf, refusal } = latest.current;
    try {
      answered.current = { answer: await send(toRequest(typed, changed)) };
      return undefined;
    } catch (error) {
      if (isConflict(error) && onConflict !== undefined) {
        await onConflict(error);
        return { [FORM_ERROR]: OVERTAKEN };
      }
      if (refusal === undefined) return refusalOf(error, store.names, fieldOf);
      const { fields = {}, failure } = refusal(error);
      return { ...fields, ...(failure !== undefined && { [FORM_ERROR]: failure }) };
    }
  }

  async function submit() {
    const typed = store.getSnapshot().values;
    if (store.getSnapshot().submitting === true) return;
    setTried(true);
    if (Object.keys(judge(typed)).length > 0) return setAttempt((before) => before + 1);
    answered.current = null;
    await store.submit(deliver);
    if (answered.current === null) return setAttempt((before) => before + 1);
    const { answer } = answered.current;
    setTried(false);
    store.settle(latest.current.stood?.(answer, typed) ?? latest.current.values, typed);
    latest.current.onSent?.(answer);
  }

  const failure = (snapshot.dirtySinceLastSubmit === true ? null : refusedWhole) ?? null;
  return {
    values,
    set: store.set,
    field: (name) => ({
      id: idOf(name),
      value: values[name],
      onChange: (value) => store.change(name, value),
      error: errorAt(name),
    }),
    toggle: (name) => ({ checked: values[name], onChange: (checked) => store.change(name, checked) }),
    errorAt,
    idOf,
    problems: places.flatMap((place) => {
      const text = errorAt(place);
      return text === undefined ? [] : [{ field: idOf(place), text }];
    }),
    attempt,
    sending: submitting,
    failure: failure === OVERTAKEN ? null : failure,
    conflict: refusedWhole === OVERTAKEN,
    changed: Object.keys(dirtyFields ?? NONE),
    submit: () => void submit(),
    reset: () => {
      setTried(false);
      store.reset();
    },
  };
}

/** A place inside a field belongs to the field: `quiz.0.enunciado` to `quiz`. */
const topOf = (place: string): string => place.split('.')[0] ?? place;

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** The server's sentences at their fields; all of it as one failure where a field of it is not in the form. */
function refusalOf(error: unknown, names: readonly string[], fieldOf: Readonly<Record<string, string>> = {}): Refusal {
  const campos = error instanceof ApiError ? error.campos : [];
  const told = campos.map(({ campo, erro }) => [formField(campo, fieldOf), erro] as const);
  const known = told.length > 0 && told.every(([field]) => names.includes(topOf(field)));
  return known ? Object.fromEntries(told) : { [FORM_ERROR]: error };
}
