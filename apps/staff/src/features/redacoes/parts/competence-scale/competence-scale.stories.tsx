import { IconButton, Text } from '@luneta/ui';
import { MessageSquareText } from '@luneta/ui/icons';
import { press } from '@luneta/ui/testing/keys';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { CompetenceScale } from './competence-scale.tsx';
import { sampleLevels } from './sample-levels.ts';

export default {
  title: 'staff/redacoes/CompetenceScale',
  component: CompetenceScale,
} satisfies Meta;

const Scale = ({
  number = 3,
  first,
  ...props
}: {
  number?: number;
  first: number | null;
  current?: boolean;
  disabled?: boolean;
}) => {
  const [value, setValue] = useState(first);
  return (
    <CompetenceScale
      number={number}
      name="Argumentação"
      levels={sampleLevels}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
};

export const Default: StoryObj<typeof CompetenceScale> = {
  args: {
    number: 3,
    name: 'Argumentação',
    levels: sampleLevels,
    value: 80,
    onChange: fn(),
    action: <IconButton icon={MessageSquareText} iconSize={20} label="Comentar" onClick={() => undefined} />,
    children: <Text look="small">“Isso prova que…”: generalização sem apoio.</Text>,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="sem nota, a atual">
        <Scale first={null} current />
      </State>
      {[1, 2, 3, 4, 5].map((number) => (
        <State key={number} name={`competência ${number}`}>
          <Scale number={number} first={number * 40} />
        </State>
      ))}
      <State name="com um comentário">
        <CompetenceScale
          number={3}
          name="Argumentação"
          levels={sampleLevels}
          value={80}
          onChange={() => undefined}
          action={<IconButton icon={MessageSquareText} iconSize={20} label="Comentar" onClick={() => undefined} />}
        >
          <Text look="small">“Isso prova que…”: generalização sem apoio.</Text>
        </CompetenceScale>
      </State>
      <State name="somente leitura">
        <Scale first={120} disabled />
      </State>
    </Sheet>
  ),
};

/** One stop of Tab, then arrows through the marks. */
export const Keyboard: StoryObj = {
  render: () => <Scale first={120} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await press('{ArrowRight}');
    await expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '160');
    await press('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '80');
  },
};
