import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { RichEditor } from '../rich-editor/rich-editor.tsx';
import { SectionEditor } from './section-editor.tsx';

export default {
  title: 'Editor/SectionEditor',
  component: SectionEditor,
  parameters: guide({
    use: 'Uma seção do curso que abre para editar e diz em que estado está.',
    do: ['Diga no título da seção se falta algo'],
    dont: ['Dividir um texto que só se lê: use Accordion'],
    words: 'seção capítulo acordeão editor section',
    design: 'SecaoEditor',
    keyboard: 'story',
  }),
} satisfies Meta;

const Chapter = ({ start = '', error }: { start?: string; error?: string }) => {
  const [value, setValue] = useState(start);
  return <RichEditor label="Texto do capítulo" hideLabel flush value={value} onChange={setValue} error={error} />;
};

export const Default: StoryObj<typeof SectionEditor> = {
  args: {
    title: 'Estrutura do curso',
    state: 'saved',
    stateText: 'Salva',
    startsOpen: true,
    children: (
      <Stack gap="e12">
        <TextInput label="Nome do curso" value="Citologia" onChange={() => undefined} prose />
        <TextInput label="Frase de efeito" value="Uma célula é uma nave." onChange={() => undefined} prose />
      </Stack>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap="e12">
        <SectionEditor title="Estrutura do curso" state="saved" stateText="Salva" startsOpen>
          <Stack gap="e12">
            <TextInput label="Nome do curso" value="Citologia" onChange={() => undefined} prose />
            <TextInput label="Frase de efeito" value="Uma célula é uma nave." onChange={() => undefined} prose />
          </Stack>
        </SectionEditor>
        <SectionEditor title="Capítulo 1 — A célula" state="changed" stateText="Alterada" startsOpen flush>
          <Chapter start="<h2>O que é uma célula?</h2><p>A célula é a <strong>menor unidade</strong> estrutural. A razão superfície/volume é \(3 / r\).</p>" />
        </SectionEditor>
        <SectionEditor title="Capítulo 2 — Organelas" state="invalid" stateText="Inválida" startsOpen flush>
          <Chapter error="Escreva o capítulo." />
        </SectionEditor>
        <SectionEditor
          title="Capítulo 3 — Divisão celular, mitose e meiose nos seres vivos"
          state="untouched"
          stateText="Intacta"
        >
          Fechada.
        </SectionEditor>
        <SectionEditor title="Quiz (5 perguntas)" state="saved" stateText="Salva">
          Fechada.
        </SectionEditor>
      </Stack>
    </Sheet>
  ),
};

/** Enter and Space open it, and the editor in it comes next. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <SectionEditor title="Capítulo 1 — A célula" state="changed" stateText="Alterada" flush>
        <Chapter />
      </SectionEditor>
    </Sheet>
  ),
  play: async () => {
    const head = screen.getByRole('button', { name: /Capítulo 1 — A célula/ });
    await expect(head).toHaveAccessibleName('Capítulo 1 — A célula Alterada');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Negrito' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Texto do capítulo' })).toHaveFocus();
    await userEvent.click(head);
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
