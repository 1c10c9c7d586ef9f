/** The controls of filters, drawn from what each filter is. */
import { DateRange, FilterBar, SearchBox, Segments, Select, Stack, type FilterInForce } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';
import type { ChoiceFilter, Filter } from './filters.ts';
import type { FiltersShown } from './use-filters.ts';

type Option = { readonly value: string; readonly label: string };

export type FilterControlsProps = {
  of: FiltersShown;
  /** Name of the landmark: 'Filtrar cursos'. */
  label: string;
  /** Closes the sheet of a phone: 'Ver cursos'. */
  applyLabel?: string | undefined;
  /** What a choice offers beyond its own options: what comes from the server. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** How a value of a filter is called where no option says it, such as a person. */
  named?: Readonly<Record<string, string | undefined>>;
  /** How many are left, in words. */
  count?: string | undefined;
  /** What was asked for is on its way. */
  loading?: boolean;
  /** Names of the filters that few need: they stand behind a button. */
  rare?: readonly string[];
  /** Controls that the screen draws itself, before the rare ones: of filters that are `chip`s, such as one found by typing. */
  extra?: ReactNode;
};

export function FilterControls({
  of,
  label,
  applyLabel = copy.apply,
  count,
  loading = false,
  rare = [],
  extra,
  ...more
}: FilterControlsProps) {
  const { filters, values, filtered, set, clear } = of;
  const entries = Object.entries(filters);
  const valueOf = (name: string) => values[name] ?? '';
  const search = entries.flatMap(([name, filter]) => (filter.kind === 'search' ? [{ name, filter }] : []))[0];
  const control = ([name, filter]: [string, Filter]) => {
    if (filter.kind === 'choice') {
      const offered = optionsOf(filter, more.options?.[name]);
      const options = [
        { value: '', label: filter.all ?? copy.all },
        ...offered,
        // One from the address that has not been fetched yet stays chosen.
        ...(valueOf(name) === '' || offered.some(({ value }) => value === valueOf(name))
          ? []
          : [{ value: valueOf(name), label: more.named?.[name] ?? valueOf(name) }]),
      ];
      return (
        <Select
          key={name}
          label={filter.label}
          value={valueOf(name)}
          options={options}
          onChange={(value) => set({ [name]: value })}
        />
      );
    }
    if (filter.kind !== 'day' || filter.edge !== 'from') return null;
    return <Days key={name} from={name} of={of} />;
  };
  const drawn = (isRare: boolean) => entries.filter(([name]) => rare.includes(name) === isRare).map(control);
  const bar = (
    <FilterBar
      label={label}
      search={
        search && (
          <SearchBox
            landmark={false}
            label={search.filter.label}
            {...(search.filter.placeholder === undefined ? {} : { placeholder: search.filter.placeholder })}
            {...(search.filter.maxLength === undefined ? {} : { maxLength: search.filter.maxLength })}
            loading={loading}
            value={valueOf(search.name)}
            onChange={(text) => set({ [search.name]: search.filter.clean?.(text) ?? text })}
          />
        )
      }
      applied={inForce(of, more)}
      clearable={filtered}
      onClear={clear}
      applyLabel={applyLabel}
      {...(count === undefined ? {} : { count })}
      {...((rare.length > 0 || extra !== undefined) && {
        more: (
          <>
            {extra}
            {drawn(true)}
          </>
        ),
      })}
    >
      {drawn(false)}
    </FilterBar>
  );
  const views = entries.flatMap(([name, filter]) => (filter.kind === 'view' ? [{ name, filter }] : []));
  if (views.length === 0) return bar;
  return (
    <Stack gap="e16">
      {views.map(({ name, filter }) => (
        <Segments
          key={name}
          legend={filter.label}
          value={valueOf(name)}
          options={filter.options}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      {bar}
    </Stack>
  );
}

/** Both days of a time in one control. */
function Days({ from, of: { filters, values, set } }: { from: string; of: FiltersShown }): ReactNode {
  const to = Object.entries(filters).find(([, filter]) => filter.kind === 'day' && filter.edge === 'to')?.[0] ?? from;
  return (
    <DateRange
      legend={copy.period}
      hideLegend
      value={{ from: values[from] ?? '', to: values[to] ?? '' }}
      orderError={copy.order}
      onChange={(span) => set({ [from]: span.from, [to]: span.to })}
    />
  );
}

const optionsOf = (filter: ChoiceFilter<string>, more: readonly Option[] = []) => [...filter.options, ...more];

/** The chips of what is in force; the text that is searched for stands in its box, unless it has a chip of its own. */
function inForce(
  { filters, values, set }: FiltersShown,
  { options, named }: Pick<FilterControlsProps, 'options' | 'named'>,
): FilterInForce[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = values[name] ?? '';
    if (value === '' || filter.kind === 'view' || (filter.kind === 'search' && !filter.chip)) return [];
    const shown = shownOf(filter, value, options?.[name]) ?? named?.[name] ?? value;
    const label = filter.chip?.(shown) ?? copy.filter(filter.label, shown);
    return [{ id: name, label, onRemove: () => set({ [name]: '' }) }];
  });
}

const shownOf = (filter: Filter, value: string, more?: readonly Option[]) =>
  filter.kind === 'choice' ? optionsOf(filter, more).find((option) => option.value === value)?.label : undefined;
