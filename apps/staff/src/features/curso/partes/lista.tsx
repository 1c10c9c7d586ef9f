/** A list of texts that grows, shrinks and is put in order, by buttons alone. What an entry looks like is the caller's. */
import { Button, Confirm, IconButton, Inline, Stack, Text, useAnnounce } from '@luneta/ui';
import { ArrowDown, ArrowUp, Plus, Trash } from '@luneta/ui/icons';
import { useRef, useState, type ReactNode } from 'react';

import { copy } from '../copy.ts';
import { entry } from '../curso.css.ts';

export type ListaProps<Item> = {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** A new entry. */
  blank: () => Item;
  isBlank: (item: Item) => boolean;
  /** Name of an entry by its number. */
  name: (n: number) => string;
  addLabel: string;
  max: number;
  render: (item: Item, n: number, onItem: (item: Item) => void) => ReactNode;
};

export function Lista<Item>({ items, onChange, blank, isBlank, name, addLabel, max, render }: ListaProps<Item>) {
  const [keys, setKeys] = useKeys(items.length);
  const [leaving, setLeaving] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const put = (from: number, to: number) => {
    onChange(moved(items, from, to));
    setKeys(moved(keys, from, to));
    announce(copy.list.moved(name(from + 1), to + 1));
  };
  const remove = (n: number) => {
    onChange(items.filter((_, at) => at !== n));
    setKeys(keys.filter((_, at) => at !== n));
    setLeaving(null);
    // Its button is gone.
    add.current?.focus();
  };
  return (
    <Stack gap="e16">
      {items.length === 0 && <Text tone="muted">{copy.list.empty}</Text>}
      {items.map((item, n) => (
        <div key={keys[n]} className={entry}>
          <div>{render(item, n, (next) => onChange(items.map((old, at) => (at === n ? next : old))))}</div>
          <Inline gap="e4">
            <IconButton
              icon={ArrowUp}
              label={copy.list.up(name(n + 1))}
              disabled={n === 0}
              onClick={() => put(n, n - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={copy.list.down(name(n + 1))}
              disabled={n === items.length - 1}
              onClick={() => put(n, n + 1)}
            />
            <IconButton
              icon={Trash}
              label={copy.list.remove(name(n + 1))}
              onClick={() => (isBlank(item) ? remove(n) : setLeaving(n))}
            />
          </Inline>
        </div>
      ))}
      <Inline>
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          icon={Plus}
          disabled={items.length >= max}
          onClick={() => {
            onChange([...items, blank()]);
          }}
        >
          {addLabel}
        </Button>
      </Inline>
      <Confirm
        open={leaving !== null}
        tone="danger"
        title={copy.list.removeTitle(name((leaving ?? 0) + 1))}
        confirmLabel={copy.list.removeYes}
        onConfirm={() => leaving !== null && remove(leaving)}
        cancelLabel={copy.list.keep}
        onCancel={() => setLeaving(null)}
      >
        {copy.list.removeText}
      </Confirm>
    </Stack>
  );
}

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = [...list];
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}

/** A key for each entry, which moves with it: an editor keeps its caret and its undo. */
function useKeys(length: number): [readonly number[], (keys: readonly number[]) => void] {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length }, (_, n) => n));
  const next = Math.max(-1, ...keys) + 1;
  const missing = Array.from({ length: Math.max(0, length - keys.length) }, (_, n) => next + n);
  return [[...keys.slice(0, length), ...missing], setKeys];
}
