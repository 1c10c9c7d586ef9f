// The editor components together, as the course editor of the console uses them. For viewing only: the screen itself
// belongs to its app.
import { guide } from '../../../storybook/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../foundations/card/card.tsx';
import { Content, Grid, Stack } from '../foundations/layout/layout.tsx';
import { RichHtml } from '../foundations/rich-html/rich-html.tsx';
import { Heading } from '../foundations/text/heading.tsx';
import type { Tema } from '../foundations/theme-provider/theme-provider.tsx';
import { SaveBar } from '../forms/save-bar/save-bar.tsx';
import { previewHtml, RichEditor, SectionEditor, StudentPreview } from './index.ts';

export default {
  title: 'Editor/CourseScreen',
  component: SectionEditor,
  parameters: guide({
    use: 'Exemplo: o editor de curso montado com as peças deste grupo.',
    do: ['Comece um editor por esta ordem: barra, seções, prévia'],
    dont: ['Copiar este exemplo para um formulário curto: use Fieldset'],
    words: 'tela exemplo curso editor screen',
    design: 'SecaoEditor',
    keyboard: 'none: an example of a screen; its parts are played by themselves',
  }),
} satisfies Meta;

const start = `<h2>O que é uma célula?</h2><p>A célula é a <strong>menor unidade</strong> estrutural e funcional dos seres vivos. Toda célula possui membrana plasmática, citoplasma e material genético.</p><p>A razão superfície/volume de uma célula esférica de raio <em>r</em> é \\(3 / r\\).</p>`;

const Screen = () => {
  const [html, setHtml] = useState(start);
  const [tema, setTema] = useState<Tema>('claro');
  const changed = html !== start;
  const closed = (title: string) => (
    <SectionEditor title={title} state="untouched" stateText="Intacta">
      Campos
    </SectionEditor>
  );
  return (
    <>
      <SaveBar
        title="Editar curso"
        subtitle="Biologia · Citologia · base 4821"
        backHref="#cursos"
        backLabel="Voltar para os cursos"
        state={changed ? 'unsaved' : 'saved'}
        stateText={changed ? 'Alterações não salvas' : 'Salvo 14h32'}
        onSave={() => undefined}
        onDiscard={() => setHtml(start)}
      />
      <Content width="staff">
        <Grid columnsExpanded="7/5" gap="e20" align="start">
          <Stack gap="e12">
            {closed('Estrutura do curso')}
            <SectionEditor
              title="Capítulo 1 — A célula"
              state={changed ? 'changed' : 'untouched'}
              stateText={changed ? 'Alterada' : 'Intacta'}
              startsOpen
              flush
            >
              <RichEditor label="Texto do capítulo 1" hideLabel flush value={html} onChange={setHtml} />
            </SectionEditor>
            {closed('Capítulo 2 — Organelas')}
            {closed('Capítulo 3 — Divisão celular')}
            {closed('Exercícios práticos')}
            {closed('Quiz (5 perguntas)')}
          </Stack>
          <Card>
            <StudentPreview
              title="Pré-visualização"
              tema={tema}
              onChange={setTema}
              temas={[
                { value: 'claro', label: 'Claro' },
                { value: 'plano', label: 'Escuro' },
              ]}
              temaLegend="Tema"
              screenLabel="Tela do aluno"
            >
              <Stack gap="e12">
                <Heading look="h2">Capítulo 1</Heading>
                <RichHtml html={previewHtml(html)} look="body" />
              </Stack>
            </StudentPreview>
          </Card>
        </Grid>
      </Content>
    </>
  );
};

export const Default: StoryObj<typeof SectionEditor> = {
  args: {
    title: 'Capítulo 1 — A célula',
    state: 'untouched',
    stateText: 'Intacta',
    startsOpen: true,
    flush: true,
    children: <RichEditor label="Texto do capítulo 1" hideLabel flush value={start} onChange={() => undefined} />,
  },
  parameters: { layout: 'padded' },
};

export const Screens: StoryObj = { render: () => <Screen /> };
