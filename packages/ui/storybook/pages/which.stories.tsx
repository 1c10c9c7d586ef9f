import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Badge } from '../../src/components/feedback/badge/badge.tsx';
import { EmptyState } from '../../src/components/feedback/empty-state/empty-state.tsx';
import { TextInput } from '../../src/components/forms/text-input/text-input.tsx';
import { Inline } from '../../src/components/foundations/layout/layout.tsx';
import { Heading } from '../../src/components/foundations/text/heading.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { Search } from '../../src/icons.ts';
import { listRole } from '../../src/lib/list-role.ts';
import { type Guide, textOf } from '../guide.ts';
import { nearest } from '../search.ts';
import * as css from './page.css.ts';
import { Code, idOf, Page, Place } from './page.tsx';

export default { title: 'Luneta/Qual componente?' } satisfies Meta;

interface ComponentMeta {
  title: string;
  subcomponents?: Record<string, unknown>;
  parameters?: { guide?: Guide };
}
const metas = import.meta.glob<ComponentMeta>('../../src/**/*.stories.tsx', { import: 'default', eager: true });

const entries = Object.values(metas)
  .flatMap(({ title, subcomponents = {}, parameters }) => {
    if (!parameters?.guide) return [];
    const [group = '', name = ''] = title.split('/');
    const names = [name, ...Object.keys(subcomponents)].join(', ');
    return [{ ...parameters.guide, title, group, name, names }];
  })
  .sort((a, b) => a.name.localeCompare(b.name));

const entryTexts = entries.map(({ names, group, ...guide }) => `${textOf(names, guide)} ${group}`);

const Finder = () => {
  const [query, setQuery] = useState('');
  const shown = nearest(query, entryTexts).flatMap((place) => entries[place] ?? []);
  return (
    <>
      <search>
        <TextInput
          type="search"
          icon={Search}
          label="O que você precisa fazer?"
          help="Em português ou inglês, com ou sem acento: janela, nota da redação, loading… O mais perto vem primeiro."
          value={query}
          onChange={setQuery}
        />
      </search>
      <div role="status">
        <Text tone="muted">{shown.length === 1 ? '1 componente' : `${shown.length} componentes`}</Text>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="Nada com essas palavras"
          text="Tente uma palavra só, ou o que a pessoa vai fazer: escolher, digitar, confirmar."
        />
      ) : (
        <ul className={css.tiles} {...listRole}>
          {shown.map(({ title, group, names, use, design, keyboard }) => (
            <li key={title} className={css.tile}>
              <Heading look="h3">
                <Place to={`docs/${idOf(title)}--docs`}>{names}</Place>
              </Heading>
              <Text>{use}</Text>
              <Inline gap="e8" wrap>
                <Badge tone="neutral">{group}</Badge>
                {keyboard === 'story' && <Badge tone="info">Teclado</Badge>}
              </Inline>
              <Text look="caption" tone="muted">
                No documento de design: <Code>{design}</Code>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

export const Which: StoryObj = {
  name: 'Qual componente?',
  render: () => (
    <Page
      title="Qual componente?"
      lead="Escreva o que a pessoa vai fazer, ou o nome por que você conhece. Cada cartão diz quando usar e leva à página do componente."
    >
      <Finder />
    </Page>
  ),
};

/** Filters as it is typed, without accents, in either language; a whole need finds what comes nearest. */
export const Filters: StoryObj = {
  ...Which,
  name: 'Filtrar',
  play: async () => {
    const box = screen.getByRole('searchbox', { name: 'O que você precisa fazer?' });
    await userEvent.type(box, 'dialogo');
    await expect(screen.getByRole('link', { name: 'Dialog' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Segments' })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'nota da redação');
    await expect(screen.getAllByRole('link')[0]).toHaveTextContent('BigScore');
    await userEvent.clear(box);
    await userEvent.type(box, 'botão');
    await expect(screen.getAllByRole('link')[0]).toHaveTextContent(/^Button/u);
    await userEvent.clear(box);
    await userEvent.type(box, 'xyz');
    await expect(screen.getByText('0 componentes')).toBeVisible();
  },
};
