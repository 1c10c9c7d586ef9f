/** The form kit on a page and in a dialog: as it opens, with problems, refused by the server, and overtaken by a colleague. */
import { ApiError } from '@luneta/api-client';
import { Content, PageTitle, Stack, Switch, TextInput } from '@luneta/ui';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';

import { COORDENADOR } from '../testing/people.ts';
import { routeStory } from '../testing/route-story.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormSaveBar } from './form-save-bar.tsx';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

export default { title: 'app-shell/form' } satisfies Meta;

const schema = z.object({
  titulo: z.string().check(z.minLength(1), z.maxLength(120)),
  dias: z.int().check(z.gte(1), z.lte(90)),
  ativo: z.boolean(),
});
const STANDS = { titulo: 'Feira de ciências', dias: '7', ativo: true };

type Request = { titulo: string; dias: number; ativo: boolean };
type Send = (request: Request) => Promise<unknown>;
const refused = (status: number, campo: string, erro: string) =>
  new ApiError({
    status,
    codigo: 'recusado',
    message: erro,
    erro,
    offline: false,
    campos: [{ campo, codigo: 'invalido', erro, motivo: erro }],
  });

function useNotice(send: Send) {
  return useForm({
    values: STANDS,
    schema,
    toRequest: ({ titulo, dias, ativo }) => ({ titulo: titulo.trim(), dias: Number(dias), ativo }),
    said: { titulo: 'Escreva o título.' },
    send,
    onConflict: async () => undefined,
  });
}

type NoticeForm = ReturnType<typeof useNotice>;

const Fields = ({ of }: { of: NoticeForm }) => (
  <>
    <TextInput label="Título" {...of.field('titulo')} />
    <TextInput label="Dias no ar" {...of.field('dias')} />
    <Switch label="No ar agora" {...of.toggle('ativo')} />
  </>
);

function Page({ send }: { send: Send }) {
  const form = useNotice(send);
  return (
    <main>
      <Content>
        <Stack gap="e16">
          <PageTitle>Aviso</PageTitle>
          <Form of={form} label="Aviso" guard>
            <Fields of={form} />
            <FormSaveBar of={form} group="Aviso" />
          </Form>
        </Stack>
      </Content>
    </main>
  );
}

function Dialog({ send }: { send: Send }) {
  const form = useNotice(send);
  return (
    <main>
      <PageTitle>Avisos</PageTitle>
      <FormDialog of={form} title="Mudar o aviso" confirmLabel="Salvar" onClose={() => undefined}>
        <Fields of={form} />
      </FormDialog>
    </main>
  );
}

const stored: Send = () => Promise.resolve();
const app = { app: 'staff', path: '/gestao_acompanhamento', person: COORDENADOR } as const;
const onPage = (send: Send) => ({ ...app, routes: () => [{ path: '*', element: <Page send={send} /> }] });

const fill = async (canvasElement: HTMLElement, label: string, text: string) => {
  const field = await within(canvasElement).findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const save = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Salvar' }));

export const Default = routeStory({ ...onPage(stored), shows: 'Dias no ar' });

/** Two fields are wrong: the summary has the focus, and each sentence stands at its field too. */
export const Problems = {
  ...routeStory({ ...onPage(stored), shows: 'Confira estes campos' }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await fill(canvasElement, 'Título', '');
    await fill(canvasElement, 'Dias no ar', '120');
    await save(canvasElement);
  },
};

export const Refused = {
  ...routeStory({
    ...onPage(() => Promise.reject(refused(422, 'titulo', 'Já existe um aviso com este título.'))),
    shows: 'Já existe um aviso com este título.',
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await fill(canvasElement, 'Título', 'Feira de livros');
    await save(canvasElement);
  },
};

export const Overtaken = {
  ...routeStory({
    ...onPage(() => Promise.reject(refused(409, 'versao', 'Alguém salvou.'))),
    shows:
      'Alguém salvou enquanto você editava. Carregamos o que vale agora e mantivemos o que você mudou. Confira e salve de novo.',
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await fill(canvasElement, 'Título', 'Feira de livros');
    await save(canvasElement);
  },
};

export const InDialog = routeStory({
  ...app,
  routes: () => [{ path: '*', element: <Dialog send={stored} /> }],
  shows: 'Mudar o aviso',
});
