import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { FileField } from './file-field.tsx';

export default {
  title: 'Forms/FileField',
  component: FileField,
  parameters: guide({
    use: 'Um arquivo do aparelho, escolhido ou solto, com nome, tamanho e o aviso de que está sendo enviado.',
    do: ['Diga antes os tipos e o tamanho que são aceitos'],
    dont: ['Uma imagem dentro de um texto: use RichEditor'],
    words: 'arquivo upload enviar anexar soltar arrastar csv imagem file drop progresso',
    design: 'FileDrop',
    keyboard: 'story',
  }),
} satisfies Meta;

const base = { label: 'Arquivo CSV', accept: '.csv,text/csv', file: null, onChange: fn() };

export const Default: StoryObj<typeof FileField> = {
  args: { ...base, help: 'Separado por vírgula ou ponto e vírgula.' },
  parameters: { layout: 'padded' },
};

const photo = { name: 'grafico-da-populacao-brasileira-de-1872-a-2022-versao-final.png', size: 1_887_000 };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <FileField {...base} />
      <FileField {...base} file={{ name: 'respostas-3B.csv', size: 4210 }} />
      <FileField {...base} file={photo} label="Imagem" sending="Enviando a imagem…" />
      <FileField {...base} file={photo} label="Imagem" sent="Imagem enviada." />
      <FileField {...base} file={photo} label="Imagem" error="A imagem tem 3,0 MB e o limite é 2 MB." />
    </Sheet>
  ),
};

const Chosen = () => {
  const [file, setFile] = useState<File | null>(null);
  return <FileField {...base} file={file} onChange={setFile} />;
};

/** Tab reaches the field; Space opens the list of files of the device. */
export const Keyboard: StoryObj = {
  render: () => <Chosen />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByLabelText('Arquivo CSV')).toHaveFocus();
  },
};
