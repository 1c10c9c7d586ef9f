/** Filters of a list: how each stands in the address, and what it is called. Pure. */

import { parseCalendarDay } from '@luneta/domain';

/** What every filter has. '' is not filtered. */
type Common<Value extends string> = {
  readonly label: string;
  /** Whether an address may hold it; anything else is not filtered. */
  readonly fits: (text: string) => text is Value;
  /** The chip of a value in force: 'Matéria: Física' unless it says otherwise. */
  readonly chip?: (shown: string) => string;
};
type Option<Value extends string> = { readonly value: Value; readonly label: string };

/** A text that is searched for; it has no chip, the box shows it. */
export type SearchFilter = Common<string> & {
  readonly kind: 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** What of the typed text is searched for. */
  readonly clean?: (text: string) => string;
};
/** One of several; what can be chosen may come with the rows. */
export type ChoiceFilter<Value extends string> = Common<Value> & {
  readonly kind: 'choice';
  /** Nothing chosen. */
  readonly all?: string;
  readonly options: readonly Option<Value>[];
  /** Narrower filters, which may not belong to another choice: it takes them away. */
  readonly clears?: readonly string[];
};
/** One of several views of the list, of which one is always chosen; it is no filter that can be taken away. */
export type ViewFilter<Value extends string> = Common<Value> & {
  readonly kind: 'view';
  readonly options: readonly Option<Value>[];
  /** The view that the list begins with; the address leaves it out. */
  readonly start: Value;
};
/** A value that another part of the page sets; only its chip is shown. */
export type ChipFilter = Common<string> & { readonly kind: 'chip' };
/** The first or the last day; two of them stand in one control. */
export type DayFilter = Common<string> & { readonly kind: 'day'; readonly edge: 'from' | 'to' };

export type Filter = SearchFilter | ChoiceFilter<string> | ChipFilter | DayFilter | ViewFilter<string>;
export type Filters = Readonly<Record<string, Filter>>;
/** As they stand in the address. */
export type ValuesOf<Of extends Filters> = {
  readonly [Name in keyof Of]: Of[Name] extends ViewFilter<infer View>
    ? View
    : Of[Name] extends ChoiceFilter<infer Value>
      ? Value | ''
      : string;
};

/** Any text that a name can be. */
export const isText = (text: string): text is string => text.length <= 200;

const isDay = (text: string): text is string => parseCalendarDay(text) === text;

/** A whole number from 1 that an id can be. */
export const isId = (text: string): text is string => /^[1-9]\d{0,14}$/u.test(text);

export const search = (label: string, more: Partial<Omit<SearchFilter, 'kind' | 'label'>> = {}): SearchFilter => ({
  kind: 'search',
  label,
  fits: isText,
  ...more,
});

type ChoiceMore = Partial<Pick<ChoiceFilter<string>, 'all' | 'chip' | 'clears'>>;

type Labels<Value extends string> = Readonly<Record<Value, string>>;

function optionsOf<Value extends string>(labels: Labels<Value>) {
  const isValue = (text: string): text is Value => Object.hasOwn(labels, text);
  const options = Object.keys(labels)
    .filter(isValue)
    .map((value) => ({ value, label: labels[value] }));
  return { fits: isValue, options };
}

/** One of these. @param labels by value, in the order of the list */
export const choice = <Value extends string>(
  label: string,
  labels: Labels<Value>,
  more: ChoiceMore = {},
): ChoiceFilter<Value> => ({ kind: 'choice', label, ...optionsOf(labels), ...more });

/** One of several views. @param labels by value, in the order in which they stand */
export const view = <Value extends string>(
  label: string,
  labels: Labels<Value>,
  start: NoInfer<Value>,
): ViewFilter<Value> => ({ kind: 'view', label, ...optionsOf(labels), start });

/** Set by another part of the page: only its chip is shown. */
export const chip = (label: string, more: Partial<Pick<ChipFilter, 'fits' | 'chip'>> = {}): ChipFilter => ({
  kind: 'chip',
  label,
  fits: isId,
  ...more,
});

/** The first or the last day of a time; both stand in one control. */
export const day = (edge: 'from' | 'to', label: string, more: Partial<Pick<DayFilter, 'chip'>> = {}): DayFilter => ({
  kind: 'day',
  edge,
  label,
  fits: isDay,
  ...more,
});

/** One of what the screen hands in with `options`; by default an id. */
export const choiceOf = (
  label: string,
  fits: (text: string) => text is string = isId,
  more: ChoiceMore = {},
): ChoiceFilter<string> => ({ kind: 'choice', label, fits, options: [], ...more });

/** Without a value a filter is as at the start: '', or the view that the list begins with. */
const startOf = (filter: Filter | undefined): string => (filter?.kind === 'view' ? filter.start : '');

/** Values that stand in the address; any other is as at the start. */
export function readFilters<Of extends Filters>(filters: Of, address: URLSearchParams): ValuesOf<Of>;
export function readFilters(filters: Filters, address: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const text = address.get(name) ?? '';
      return [name, text !== '' && filter.fits(text) ? text : startOf(filter)];
    }),
  );
}

type Values = Readonly<Record<string, string>>;

/** An address with other values; what is as at the start is left out, other parameters stay. */
export function changeFilters(filters: Filters, address: URLSearchParams, changes: Partial<Values>): URLSearchParams {
  const cleared = Object.keys(changes).flatMap((name) => {
    const filter = filters[name];
    return filter?.kind === 'choice' ? (filter.clears ?? []) : [];
  });
  const values: Partial<Values> = {
    ...readFilters(filters, address),
    ...Object.fromEntries(cleared.map((name) => [name, ''])),
    ...changes,
  };
  const next = new URLSearchParams(address);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value === '' || value === startOf(filters[name])) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The names of what can be taken away: a view stays. */
export const filterNames = (filters: Filters): string[] =>
  Object.entries(filters).flatMap(([name, { kind }]) => (kind === 'view' ? [] : [name]));
