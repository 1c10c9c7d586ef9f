/** Parameters of an item: shown to everybody who reads it, set by who answers for the bank. */
import type { QuestaoGestao } from '@luneta/api-client';
import { setQuestaoTriMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, Card, Confirm, Heading, Select, Stack, Text, TextInput, useToast } from '@luneta/ui';
import { Trash } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';

const words = copy.tri;
const decimal = (n: number) => String(n).replace('.', ',').replace('-', '−');
const numberOf = (typed: string) => Number(typed.trim().replace('−', '-').replace(',', '.'));
const ORIGENS = [
  { value: 'INEP', label: words.origens.INEP },
  { value: 'arquivo da escola', label: words.origens['arquivo da escola'] },
] as const;

type Valores = { a: string; b: string; c: string; origem: 'INEP' | 'arquivo da escola' };

type TriProps = {
  questao: QuestaoGestao;
  /** Something is not saved yet. */
  dirty: boolean;
  /** Opens the dialog. It stands beside the form of the question, not in it. */
  onMudar: () => void;
};

export function Tri({ questao, dirty, onMudar }: TriProps) {
  const may = useMayCall();
  const { tri, tipo, editavel, lacrada } = questao;
  // The server does not tell this reader the parameters of a sealed question.
  if (tipo === 'discursiva' || lacrada) return null;
  return (
    <Card padding="sm" as="section" labelledBy="questao-tri">
      <Stack gap="e8">
        <Heading look="bodyStrong" id="questao-tri">
          {words.title}
        </Heading>
        {tri === null ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <Stack gap="e2">
            <Text tabular>{words.valores(decimal(tri.a), decimal(tri.b), decimal(tri.c))}</Text>
            <Text look="small" tone="muted">
              {words.origem(tri.origem ?? '')}
            </Text>
          </Stack>
        )}
        {may('setQuestaoTri') && editavel && (
          <div>
            <Button variant="secondary" size="sm" disabled={dirty} onClick={onMudar}>
              {words.change}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

export type TriDialogProps = {
  questao: QuestaoGestao;
  onSaved: (saved: QuestaoGestao) => void;
  onClose: () => void;
};

export function TriDialog({ questao, onSaved, onClose }: TriDialogProps) {
  const { api } = useServices();
  const toast = useToast();
  const { tri, versao, banco_questao_id } = questao;
  const save = useMutation(setQuestaoTriMutation(api, banco_questao_id));
  const values: Valores = {
    a: tri === null ? '' : decimal(tri.a),
    b: tri === null ? '' : decimal(tri.b),
    c: tri === null ? '' : decimal(tri.c),
    origem: tri?.origem === 'INEP' ? 'INEP' : 'arquivo da escola',
  };
  const form = useForm({
    values,
    check: ({ a, b, c }) => ({
      a: between(a, 0.0001, 10) ? undefined : words.wrong.a,
      b: between(b, -8, 8) ? undefined : words.wrong.b,
      c: between(c, 0, 0.9999) ? undefined : words.wrong.c,
    }),
    toRequest: ({ a, b, c, origem }) => ({ tri: { a: numberOf(a), b: numberOf(b), c: numberOf(c), origem }, versao }),
    send: save.mutateAsync,
    onSent: (saved: QuestaoGestao) => done(saved, words.saved),
  });
  const done = (saved: QuestaoGestao, text: string) => {
    toast.show({ tone: 'success', text });
    onClose();
    onSaved(saved);
  };
  const remove = () =>
    save.mutate({ tri: null, versao }, { onSuccess: (saved: QuestaoGestao) => done(saved, words.removed) });
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <FormDialog of={form} open={!removing} title={words.dialog} confirmLabel={words.save} onClose={onClose}>
        <TextInput label={words.a} {...form.field('a')} />
        <TextInput label={words.b} {...form.field('b')} />
        <TextInput label={words.c} {...form.field('c')} />
        <Select label={words.from} options={ORIGENS} {...form.field('origem')} />
        {tri !== null && (
          <div>
            <Button variant="text" size="sm" icon={Trash} onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          </div>
        )}
      </FormDialog>
      <Confirm
        open={removing}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        busy={save.isPending}
        error={save.error === null ? undefined : errorMessage(save.error)}
        onConfirm={remove}
        onCancel={() => setRemoving(false)}
      >
        {words.removeText}
      </Confirm>
    </>
  );
}

const between = (typed: string, least: number, most: number) =>
  typed.trim() !== '' && numberOf(typed) >= least && numberOf(typed) <= most;
