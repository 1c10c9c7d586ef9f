/** Parameters of an item: shown to everybody who reads it, set by who answers for the bank. */
import type { QuestaoGestao } from '@luneta/api-client';
import { setQuestaoTriMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, Card, Heading, Select, Stack, Text, TextInput, useToast } from '@luneta/ui';
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

type TriProps = { questao: QuestaoGestao; onSaved: (saved: QuestaoGestao) => void; dirty: boolean };

export function Tri({ questao, onSaved, dirty }: TriProps) {
  const may = useMayCall();
  const [open, setOpen] = useState(false);
  const { tri, tipo, editavel } = questao;
  if (tipo === 'discursiva') return null;
  return (
    <Card padding="sm" as="section" labelledBy="questao-tri">
      <Stack gap="e8">
        <Heading level={2} look="bodyStrong" id="questao-tri">
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
            <Button variant="secondary" size="sm" disabled={dirty} onClick={() => setOpen(true)}>
              {words.change}
            </Button>
          </div>
        )}
      </Stack>
      {open && <TriDialog questao={questao} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function TriDialog({ questao, onSaved, onClose }: Omit<TriProps, 'dirty'> & { onClose: () => void }) {
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
    onSent: (saved: QuestaoGestao) => {
      toast.show({ tone: 'success', text: words.saved });
      onClose();
      onSaved(saved);
    },
  });
  return (
    <FormDialog of={form} title={words.dialog} confirmLabel={words.save} onClose={onClose}>
      <TextInput label={words.a} {...form.field('a')} />
      <TextInput label={words.b} {...form.field('b')} />
      <TextInput label={words.c} {...form.field('c')} />
      <Select label={words.from} options={ORIGENS} {...form.field('origem')} />
    </FormDialog>
  );
}

const between = (typed: string, least: number, most: number) =>
  typed.trim() !== '' && numberOf(typed) >= least && numberOf(typed) <= most;
