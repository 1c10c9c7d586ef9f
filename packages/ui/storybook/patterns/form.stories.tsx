// The pattern of a form: what it asks, how it says what is wrong, and how it is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  Button,
  Card,
  Checkbox,
  Content,
  DateTimeField,
  ErrorSummary,
  Inline,
  Note,
  PageTitle,
  RadioGroup,
  Select,
  Stack,
  TextInput,
} from '../../src/index.ts';
import { Page, Points, Section } from '../pages/page.tsx';
import { Console } from '../screens/frames.tsx';

export default { title: 'Padrões/Formulário' } satisfies Meta;

export const Rules: StoryObj = {
  name: 'Como fazer',
  render: () => (
    <Page title="Formulário" lead="Uma coluna, uma pergunta por vez, e nenhuma bronca.">
      <Section title="Perguntar">
        <Points
          items={[
            'Cada campo tem rótulo visível. O exemplo nunca faz o papel do rótulo.',
            'O que pode ficar vazio diz “(opcional)”; o resto é preciso, sem asteriscos.',
            'Poucas opções: rádios. Muitas: lista. Ligado ou não, ao enviar: caixa de marcar.',
            'A ajuda vem antes do erro, no campo: qual relógio, quantos caracteres.',
          ]}
        />
      </Section>
      <Section title="Quando algo falta">
        <Points
          items={[
            'Nada fica vermelho antes de enviar. O botão nunca é apagado por causa de um campo.',
            'A frase diz o que fazer: “Escreva o nome da prova.” O foco vai para o resumo, que leva a cada campo.',
            'O que foi escrito fica. Nenhum campo é apagado por um erro, nem por uma falha de rede.',
          ]}
        />
      </Section>
      <Section title="Enviar">
        <Points
          items={[
            'Enquanto envia, o botão mantém o texto e o foco, e um segundo toque não faz nada.',
            'O resultado é dito na tela; o que não dá para desfazer pede confirmação antes, com o nome da coisa.',
            'Sair com algo por salvar pergunta primeiro.',
          ]}
        />
      </Section>
    </Page>
  ),
};

const blank: { nome: string; turma: string; inicio: string; tipo: 'online' | 'presencial' | null } = {
  nome: '',
  turma: '',
  inicio: '',
  tipo: null,
};

const fields = ['nome', 'turma', 'tipo', 'inicio'] as const;
type Missing = Readonly<Record<(typeof fields)[number], string | undefined>>;
const nothing: Missing = { nome: undefined, turma: undefined, tipo: undefined, inicio: undefined };

const NewExam = () => {
  const [form, setForm] = useState(blank);
  const [mixed, setMixed] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState(false);
  const missing: Missing = {
    nome: form.nome.trim() === '' ? 'Escreva o nome da prova.' : undefined,
    turma: form.turma === '' ? 'Escolha uma turma.' : undefined,
    tipo: form.tipo === null ? 'Escolha como a prova será feita.' : undefined,
    inicio: form.inicio === '' ? 'Escolha o dia e a hora.' : undefined,
  };
  const shown = attempt > 0 ? missing : nothing;
  const errors = fields.flatMap((field) => (shown[field] === undefined ? [] : [{ field, text: shown[field] }]));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const complete = Object.values(missing).every((text) => text === undefined);
    setSaved(complete);
    setAttempt(complete ? 0 : attempt + 1);
  };
  return (
    <Console now="Provas">
      <Content width="reading">
        <form noValidate onSubmit={send}>
          <Stack gap="e20">
            <PageTitle>Nova prova</PageTitle>
            <ErrorSummary attempt={attempt} errors={errors} title="Falta preencher" />
            {saved && <Note tone="success">Prova criada. Ela aparece na lista de provas.</Note>}
            <Card>
              <Stack gap="e20">
                <TextInput
                  id="nome"
                  label="Nome da prova"
                  value={form.nome}
                  onChange={(nome) => setForm({ ...form, nome })}
                  limit={60}
                  prose
                  error={shown.nome}
                />
                <Select
                  id="turma"
                  label="Turma"
                  value={form.turma}
                  onChange={(turma) => setForm({ ...form, turma })}
                  options={[
                    { value: '', label: 'Escolha' },
                    { value: '2B', label: '2ª série B · Manhã' },
                    { value: '3A', label: '3ª série A · Tarde' },
                  ]}
                  error={shown.turma}
                />
                <RadioGroup
                  id="tipo"
                  legend="Como será feita?"
                  value={form.tipo}
                  onChange={(tipo) => setForm({ ...form, tipo })}
                  options={[
                    { value: 'online', label: 'Online', detail: 'Cada um no seu aparelho.' },
                    { value: 'presencial', label: 'Presencial', detail: 'Em papel; as respostas entram depois.' },
                  ]}
                  error={shown.tipo}
                />
                <DateTimeField
                  id="inicio"
                  label="Início"
                  help="Pelo relógio da escola."
                  value={form.inicio}
                  onChange={(inicio) => setForm({ ...form, inicio })}
                  error={shown.inicio}
                />
                <Checkbox label="Misturar a ordem das alternativas" checked={mixed} onChange={setMixed} />
              </Stack>
            </Card>
            <Inline gap="e12" justify="end" wrap>
              <Button variant="secondary">Cancelar</Button>
              <Button type="submit">Criar prova</Button>
            </Inline>
          </Stack>
        </form>
      </Content>
    </Console>
  );
};

export const Example: StoryObj = { name: 'Exemplo', render: () => <NewExam /> };

/** Sent too early: the focus moves to the summary, whose links lead to the fields. */
export const Missing: StoryObj = {
  ...Example,
  name: 'Falta preencher',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Criar prova' }));
    await userEvent.click(screen.getByRole('link', { name: 'Escolha uma turma.' }));
    await expect(screen.getByRole('combobox', { name: /Turma/u })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: /Nome da prova/u }), 'Química bimestral');
    await expect(screen.queryByText('Escreva o nome da prova.')).toBeNull();
  },
};
