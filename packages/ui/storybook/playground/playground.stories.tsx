// Components combined by writing them, without a project: every name of `@luneta/ui` is there, icons as `icons.…`. The text is
// compiled in the browser and nothing is fetched. It is an arg of the story, so Storybook keeps it in the address.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PerformanceLine } from '../../src/components/results/performance-line/index.ts';
import * as icons from '../../src/icons.ts';
import * as ui from '../../src/index.ts';
import { Code, Page, Section } from '../pages/page.tsx';
import { decoded, encoded } from './address.ts';
import { type SampleName, samples } from './samples.ts';
import * as css from './playground.css.ts';

interface Args {
  /** The text, as `encoded` writes it. */
  code: string;
}
export default { title: 'Luneta/Combinar por código' } satisfies Meta<Args>;

const scope = { Fragment, useEffect, useId, useMemo, useRef, useState, ...ui, PerformanceLine, icons };
const first: SampleName = 'Cartão';
const { Announcer, CopyField, Select, Stack, Textarea, Toaster } = ui;

const options = Object.keys(samples).map((name) => ({ value: name, label: name }));
const own = { value: '', label: 'Código do link' };
const isSample = (name: string): name is SampleName => name in samples;

/** Opens this page with this text; the address of the frame, not of the page of stories inside. */
const linkTo = (code: string): string =>
  new URL(`./?path=/story/luneta-combinar-por-código--combine&args=code:${encoded(code)}`, location.href).href;

interface PlaygroundProps {
  start: string;
  /** The text changed, and with it the address. */
  onKeep: (code: string) => void;
}

const Playground = ({ start, onKeep }: PlaygroundProps) => {
  const [named] = useState(() => Object.entries(samples).find(([, text]) => text === start)?.[0] ?? '');
  const [sample, setSample] = useState<string>(named);
  const [code, keepCode] = useState<string>(start);
  const setCode = (next: string) => {
    keepCode(next);
    onKeep(next);
  };
  const choose = (name: string) => {
    setSample(name);
    if (isSample(name)) setCode(samples[name]);
  };
  return (
    <LiveProvider code={code} scope={scope} enableTypeScript>
      <div className={css.columns}>
        <Stack gap="e12">
          <Select
            label="Começar de"
            value={sample}
            options={named === '' ? [own, ...options] : options}
            onChange={choose}
          />
          <div className={css.editor}>
            <Textarea
              label="Código"
              help="JSX, ou uma função que o devolve e pode ter estado. Sem importar nada."
              value={code}
              onChange={setCode}
              rows={14}
            />
          </div>
          <CopyField label="Link para compartilhar" value={linkTo(code)} />
        </Stack>
        <section aria-label="Resultado" className={css.result}>
          <Announcer>
            <Toaster>
              <LivePreview />
            </Toaster>
          </Announcer>
          <div role="alert">
            <LiveError className={css.error} />
          </div>
        </section>
      </div>
    </LiveProvider>
  );
};

const Sheet = ({ start, onKeep }: PlaygroundProps) => (
  <Page title="Combinar por código" lead="Escreva componentes e veja o resultado ao lado, com o tema da barra de cima.">
    <Playground start={start} onKeep={onKeep} />
    <Section title="Levar para uma tela">
      <ui.Text measure>
        O que funciona aqui funciona em uma tela: acrescente <Code>import {'{ … }'} from '@luneta/ui'</Code>. Os ícones
        vêm de <Code>@luneta/ui/icons</Code>; aqui estão em <Code>icons</Code>.
      </ui.Text>
    </Section>
  </Page>
);

const Story = ({ code }: Args) => {
  const [, updateArgs] = useArgs<Args>();
  return <Sheet start={decoded(code)} onKeep={(text) => updateArgs({ code: encoded(text) })} />;
};

export const Combine: StoryObj<Args> = {
  name: 'Combinar por código',
  args: { code: encoded(samples[first]) },
  render: Story,
};

/** A play writes while it plays: kept in the args, each change would end the story for who waits for its end. */
const Played: StoryObj<Args> = {
  args: { code: encoded(samples[first]) },
  render: ({ code }) => <Sheet start={decoded(code)} onKeep={() => undefined} />,
};

const code = () => screen.getByRole('textbox', { name: 'Código' });
const result = () => within(screen.getByRole('region', { name: 'Resultado' }));
/** Typed at once, as pasted: letter by letter it would be compiled as often. */
const write = async (text: string) => {
  await userEvent.clear(code());
  await userEvent.click(code());
  await userEvent.paste(text);
};

/** What is written appears, works, and says what is wrong with it. */
export const Writing: StoryObj<Args> = {
  ...Played,
  name: 'Escrever',
  play: async () => {
    await write(
      '() => { const [n, setN] = useState(0); return <Button onClick={() => setN(n + 1)}>{`Toques: ${n}`}</Button>; }',
    );
    await userEvent.click(await result().findByRole('button', { name: 'Toques: 0' }));
    await expect(await result().findByRole('button', { name: 'Toques: 1' })).toBeVisible();
    await write('<Button>');
    await expect(await result().findByText(/SyntaxError/u)).toBeVisible();
    await write('<Badge tone="success">De volta</Badge>');
    await expect(await result().findByText('De volta')).toBeVisible();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link para compartilhar' }).value;
    await expect(decoded(link.split('code:')[1] ?? '')).toBe('<Badge tone="success">De volta</Badge>');
  },
};

/** A link brings its text. */
export const FromLink: StoryObj<Args> = {
  ...Played,
  name: 'Aberto por um link',
  args: { code: encoded('<Badge tone="info">Veio do link: ação</Badge>') },
  play: async () => {
    await expect(await result().findByText('Veio do link: ação')).toBeVisible();
  },
};

/** Every sample that one can begin with draws itself. */
export const Samples: StoryObj<Args> = {
  ...Played,
  name: 'Exemplos',
  play: async () => {
    const shows: Readonly<Record<SampleName, string>> = {
      Formulário: 'Salvar',
      Diálogo: 'Sair da prova',
      Vazio: 'Nenhuma prova por aqui',
      Cartão: 'Leis de Newton',
    };
    for (const [name, text] of Object.entries(shows)) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Começar de' }), name);
      await expect(await result().findByText(text)).toBeVisible();
    }
  },
};
