// How every story is shown and checked: a theme around it, two screen sizes, axe as an error.
import type { Preview } from '@storybook/react-vite';
import { ThemeProvider, type Tema } from '../src/components/foundations/theme-provider/theme-provider.tsx';

const isTema = (value: unknown): value is Tema => value === 'claro' || value === 'roteiro' || value === 'plano';

export const preview: Preview = {
  initialGlobals: { tema: 'claro', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    tema: {
      description: 'Theme',
      toolbar: { title: 'Tema', icon: 'paintbrush', items: ['claro', 'roteiro', 'plano'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 360×800', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1280×800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const tema: unknown = globals['tema'];
      return (
        <ThemeProvider tema={isTema(tema) ? tema : 'claro'}>
          <Story />
        </ThemeProvider>
      );
    },
  ],
};
