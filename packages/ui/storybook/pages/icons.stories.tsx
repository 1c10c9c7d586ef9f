import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextInput } from '../../src/components/forms/text-input/text-input.tsx';
import { Icon } from '../../src/components/foundations/icon/icon.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import * as icons from '../../src/icons.ts';
import { classes } from '../../src/lib/classes.ts';
import { listRole } from '../../src/lib/list-role.ts';
import { found } from '../search.ts';
import * as css from './page.css.ts';
import { Code, Page } from './page.tsx';

export default { title: 'Estilo/Ícones' } satisfies Meta;

const all = Object.entries(icons).sort(([a], [b]) => a.localeCompare(b));

const Finder = () => {
  const [query, setQuery] = useState('');
  const shown = all.filter(([name]) => found(query, name));
  return (
    <>
      <search>
        <TextInput
          type="search"
          icon={icons.Search}
          label="Nome do ícone"
          help="Em inglês, como no Lucide: arrow, eye, cloud."
          value={query}
          onChange={setQuery}
        />
      </search>
      <div role="status">
        <Text tone="muted">
          {shown.length} de {all.length} ícones
        </Text>
      </div>
      <ul className={css.smallTiles} {...listRole}>
        {shown.map(([name, shape]) => (
          <li key={name} className={classes(css.tile, css.centred)}>
            <Icon of={shape} size={32} />
            <Code>{name}</Code>
          </li>
        ))}
      </ul>
    </>
  );
};

export const Icons: StoryObj = {
  name: 'Ícones',
  render: () => (
    <Page
      title="Ícones"
      lead="Só os que usamos, do conjunto Lucide, com traço de 2,25. Um ícone repete uma palavra que está ao lado; sozinho, precisa de nome."
    >
      <Finder />
    </Page>
  ),
};
