import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Accordion, MonthGroup } from './accordion.tsx';

export default {
  title: 'Navigation/Accordion',
  component: Accordion,
  subcomponents: { MonthGroup },
  parameters: guide({
    use: 'Guardar partes da página que se abrem quando se quer.',
    words: 'expandir recolher mês grupo collapse disclosure faq',
    design: 'Acordeao, GrupoMes',
    keyboard: 'story',
  }),
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Heading level={1}>Próximas avaliações</Heading>
      <Accordion title="Estrutura do curso" level={2} startsOpen>
        Três capítulos e um quiz.
      </Accordion>
      <Accordion title="Capítulo 1 — A célula" meta="4 itens" level={2}>
        Fechado.
      </Accordion>
      <Heading level={2}>Por mês</Heading>
      <MonthGroup month="Novembro de 2026" count="2 provas" current>
        <Stack gap="e12">
          <Card>Natureza</Card>
          <Card>Humanas</Card>
        </Stack>
      </MonthGroup>
      <MonthGroup month="Dezembro de 2026" count="1 prova" current={false}>
        <Card>Linguagens</Card>
      </MonthGroup>
    </Sheet>
  ),
};

/** Enter and Space open and close; what is closed is not a stop. */
export const Keyboard: StoryObj = {
  render: () => (
    <Accordion title="Capítulo 1" level={2}>
      <a href="#celula">A célula</a>
    </Accordion>
  ),
  play: async () => {
    await tabTo('button', 'Capítulo 1');
    await expect(screen.getByRole('button', { name: 'Capítulo 1' })).toHaveAttribute('aria-expanded', 'false');
    await press('{Enter}');
    await tabTo('link', 'A célula');
    await userEvent.tab({ shift: true });
    await press(' ');
    await expect(screen.queryByRole('link', { name: 'A célula' })).toBeNull();
  },
};
