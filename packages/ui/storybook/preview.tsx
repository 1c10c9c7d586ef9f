// How every story is shown and checked: a theme around it, four screen sizes, axe as an error.
import '../src/theme/late-fonts.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import {
  type EscalaLeitura,
  type Tema,
  ThemeProvider,
} from '../src/components/foundations/theme-provider/theme-provider.tsx';
import { vars } from '../src/theme/contract.css.ts';
import { describe, type Guide } from './guide.ts';
import { managerTheme } from './manager-theme.ts';

// A play function waits longer than the second it would have: a busy machine needs it.
configure({ asyncUtilTimeout: 8_000 });

const temas: readonly Tema[] = ['claro', 'roteiro', 'plano'];
const escalas: readonly EscalaLeitura[] = [0.9, 1, 1.15, 1.3, 1.5];

/** The global of the toolbar, when it is one of the values it may have. */
const chosen = <Value,>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => String(one) === String(value)) ?? otherwise;

/** A component with what the reader of props found in its source. */
interface Documented {
  readonly __docgenInfo?: { readonly description?: string };
}
interface Guided {
  readonly guide?: Guide;
}

const screen = (name: string, width: number, height: number, type: 'mobile' | 'desktop') => ({
  name: `${name} ${width}×${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const preview: Preview = {
  // main.ts decides which files get a page of documentation; its blocks show only stories that carry the tag too.
  tags: ['autodocs'],
  initialGlobals: {
    tema: 'claro',
    movimento: 'completo',
    leitura: '1',
    densidade: 'conforto',
  },
  globalTypes: {
    tema: {
      description: 'Tema de cores',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        items: [
          { value: 'claro', title: 'Claro', right: 'v2 e equipe' },
          { value: 'roteiro', title: 'Roteiro', right: 'v1, estudo' },
          { value: 'plano', title: 'Plano', right: 'cenas escuras' },
        ],
        dynamicTitle: true,
      },
    },
    movimento: {
      description: 'Movimento',
      toolbar: {
        title: 'Movimento',
        icon: 'lightning',
        items: [
          { value: 'completo', title: 'Movimento completo' },
          { value: 'reduzido', title: 'Movimento reduzido' },
        ],
        dynamicTitle: true,
      },
    },
    leitura: {
      description: 'Tamanho de leitura de questões e cursos',
      toolbar: {
        title: 'Leitura',
        icon: 'zoom',
        items: escalas.map((escala) => ({ value: String(escala), title: `Leitura ${Math.round(escala * 100)}%` })),
        dynamicTitle: true,
      },
    },
    densidade: {
      description: 'Densidade da equipe',
      toolbar: {
        title: 'Densidade',
        icon: 'component',
        items: [
          { value: 'conforto', title: 'Conforto' },
          { value: 'compacta', title: 'Compacta', right: 'equipe' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // The theme paints the page.
    backgrounds: { disable: true },
    docs: {
      theme: managerTheme,
      extractComponentDescription: (component: Documented | undefined, { parameters }: { parameters: Guided }) =>
        describe(parameters.guide, component?.__docgenInfo?.description ?? ''),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        phone: screen('Telefone', 360, 800, 'mobile'),
        narrow: screen('Telefone estreito', 320, 640, 'mobile'),
        landscape: screen('Telefone deitado', 800, 360, 'mobile'),
        desktop: screen('Computador', 1280, 800, 'desktop'),
      },
    },
  },
  decorators: [
    (Story, { globals, name, parameters, viewMode }) => {
      const page = viewMode !== 'docs';
      // A page gives its only child all of its height, which a component by itself must not take; a frame or a dialog does.
      const alone = name === 'Default' && parameters['docs']?.story?.inline !== false;
      const story =
        alone || parameters['layout'] === 'padded' ? (
          <div>
            <Story />
          </div>
        ) : (
          <Story />
        );
      return (
        <ThemeProvider
          tema={chosen(temas, globals['tema'], 'claro')}
          movimento={chosen(['completo', 'reduzido'] as const, globals['movimento'], 'completo')}
          escalaLeitura={chosen(escalas, globals['leitura'], 1)}
          densidade={chosen(['conforto', 'compacta'] as const, globals['densidade'], 'conforto')}
          page={page ? 'frame' : false}
        >
          {page ? story : <div style={{ background: vars.bg.canvas }}>{story}</div>}
        </ThemeProvider>
      );
    },
  ],
};
