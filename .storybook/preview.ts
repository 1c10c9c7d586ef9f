import { preview } from '../packages/ui/storybook/preview.tsx';

export default {
  ...preview,
  parameters: {
    ...preview.parameters,
    // Storybook reads the order without running this file, so it stands here, written out.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Luneta',
          ['Comece aqui', 'Marca e voz', 'Acessibilidade', 'Qual componente?', 'Combinar por código'],
          'Estilo',
          ['Cores', 'Letras', 'Medidas', 'Movimento', 'Ícones', 'Desenhos'],
          'Telas',
          'Padrões',
          ['Formulário', 'Lista', 'Tela do estudante', 'Tela de prova'],
          'Foundations',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Identity',
          '*',
          'app-shell',
          'exam-room',
          'student-v1',
          'student-v2',
          'staff',
        ],
      },
    },
  },
};
