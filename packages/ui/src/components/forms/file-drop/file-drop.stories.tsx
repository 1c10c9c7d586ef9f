import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { FileDrop } from './file-drop.tsx';

export default {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: guide({
    use: 'Um arquivo do aparelho, escolhido ou solto, com nome, tamanho, limite e quanto já foi enviado.',
    do: ['Diga antes os tipos e o tamanho que são aceitos', 'Deixe cancelar um envio longo'],
    dont: ['Uma imagem dentro de um texto: use RichEditor', 'O trabalho depois do envio: use JobProgress'],
    words: 'arquivo upload enviar anexar soltar arrastar csv planilha imagem file drop progresso limite',
    design: 'FileDrop',
    keyboard: 'story',
  }),
} satisfies Meta;

const MB = 1024 * 1024;
const base = { label: 'Arquivo CSV', accept: '.csv,text/csv', file: null, onChange: fn() };

export const Default: StoryObj<typeof FileDrop> = {
  args: { ...base, help: 'CSV ou XLSX de até 20 MB.', maxBytes: 20 * MB, size: 'lg' },
  parameters: { layout: 'padded' },
};

const photo = { name: 'grafico-da-populacao-brasileira-de-1872-a-2022-versao-final.png', size: 1_887_000 };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <FileDrop {...base} />
      <FileDrop {...base} file={{ name: 'respostas-3B.csv', size: 4210 }} />
      <FileDrop {...base} file={photo} label="Imagem" sending="Enviando a imagem…" />
      <FileDrop {...base} file={photo} label="Imagem" sending="Enviando a imagem…" progress={0.4} onStop={fn()} />
      <FileDrop {...base} file={photo} label="Imagem" sent="Imagem enviada." />
      <FileDrop {...base} file={photo} label="Imagem" error="A imagem tem 3,0 MB e o limite é 2 MB." />
    </Sheet>
  ),
};

const Chosen = () => {
  const [file, setFile] = useState<File | null>(null);
  return <FileDrop {...base} file={file} onChange={setFile} />;
};

const small = { ...base, help: 'Até 10 bytes.', maxBytes: 10 };

/** A file over the limit is refused in words before anything is sent. */
export const TooLarge: StoryObj = {
  render: () => <FileDrop {...small} />,
  play: async () => {
    await userEvent.upload(
      screen.getByLabelText('Arquivo CSV'),
      new File(['a;b;c;d;e;f'], 'a.csv', { type: 'text/csv' }),
    );
    await expect(screen.getByText('O arquivo tem 11 bytes e o limite é 10 bytes.')).toBeVisible();
  },
};

/** Tab reaches the field; Space opens the list of files of the device. */
export const Keyboard: StoryObj = {
  render: () => <Chosen />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByLabelText('Arquivo CSV')).toHaveFocus();
  },
};
