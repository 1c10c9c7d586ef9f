import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import type { Tema } from '../../foundations/theme-provider/theme-provider.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { StudentPreview } from './student-preview.tsx';

export default {
  title: 'Editor/StudentPreview',
  component: StudentPreview,
  parameters: guide({
    use: 'Ver como o aluno verá o que está sendo escrito.',
    do: ['Mostre o mesmo tema que o aluno usa'],
    dont: ['Editar dentro da prévia'],
    words: 'prévia pré-visualização telefone preview',
    design: 'PreviaAluno',
    keyboard: 'story',
  }),
} satisfies Meta;

const temas = [
  { value: 'claro', label: 'Claro' },
  { value: 'roteiro', label: 'Roteiro' },
  { value: 'plano', label: 'Escuro' },
] as const;

const Live = ({ start = 'claro', phone = true }: { start?: Tema; phone?: boolean }) => {
  const [tema, setTema] = useState<Tema>(start);
  return (
    <StudentPreview
      title="Pré-visualização"
      tema={tema}
      onChange={setTema}
      temas={temas}
      temaLegend="Tema"
      screenLabel="Tela do aluno"
      phone={phone}
    >
      <Stack gap="e16">
        <Heading look="h2">O que é uma célula?</Heading>
        <RichHtml
          look="body"
          html="<p>A célula é a <strong>menor unidade</strong> estrutural e funcional dos seres vivos. Toda célula possui membrana plasmática, citoplasma e material genético.</p>"
        />
        <Note tone="info">
          Dica da Pipa: compare a célula com uma nave — a membrana controla quem entra e quem sai.
        </Note>
        <Button block>Próxima</Button>
      </Stack>
    </StudentPreview>
  );
};

export const Default: StoryObj<typeof StudentPreview> = {
  args: {
    title: 'Pré-visualização',
    tema: 'claro',
    onChange: fn(),
    temas,
    temaLegend: 'Tema',
    screenLabel: 'Tela do aluno',
    phone: true,
    children: (
      <RichHtml
        look="body"
        html="<p>A célula é a <strong>menor unidade</strong> estrutural e funcional dos seres vivos.</p>"
      />
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Live />
      <State name="tema escuro, na largura do lugar">
        <Live start="plano" phone={false} />
      </State>
    </Sheet>
  ),
};

/** The theme, then the frame that scrolls. That nothing inside is reached, `student-preview.test.tsx` shows. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Live />
    </Sheet>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Roteiro' })).toBeChecked();
    await userEvent.tab();
    await expect(screen.getByRole('region', { name: 'Tela do aluno' })).toHaveFocus();
  },
};
