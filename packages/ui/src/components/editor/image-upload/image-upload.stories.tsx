import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { RichEditor } from '../rich-editor/rich-editor.tsx';
import { type ImageUpload, ImageUploadProvider } from './image-upload.tsx';

export default {
  title: 'Editor/ImageUploadProvider',
  component: ImageUploadProvider,
  parameters: guide({
    use: 'Os editores dentro dele aceitam imagens como arquivos.',
    do: ['Ponha uma vez em volta de todos os editores da tela'],
    dont: ['Enviar um arquivo que não é imagem do texto'],
    words: 'enviar imagem arquivo upload arrastar colar',
    design: 'EditorRico',
    keyboard: 'none: it draws nothing; the keys are those of the editor inside',
  }),
} satisfies Meta;

const refused: ImageUpload = {
  accept: 'image/png,image/jpeg',
  help: 'PNG ou JPEG, até 2 MB.',
  send: () => Promise.reject(new Error('Sem internet: a imagem não foi enviada.')),
};
const Text = () => {
  const [value, setValue] = useState('');
  return <RichEditor label="Capítulo 1" value={value} onChange={setValue} />;
};

export const Default: StoryObj<typeof ImageUploadProvider> = {
  args: { upload: refused, children: <Text /> },
  parameters: { layout: 'padded' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Imagem' }));
    await screen.findByLabelText('Arquivo da imagem');
  },
};
