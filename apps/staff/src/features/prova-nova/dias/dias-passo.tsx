/** The days of the exam: how long each is, and whether the student chooses a language. */
import { sends } from '@luneta/app-shell/form';
import { Button, Card, Confirm, Grid, Heading, Inline, Note, NumberField, Stack, Switch, Text } from '@luneta/ui';
import { Plus, Trash } from '@luneta/ui/icons';
import { useState } from 'react';

import { lugaresDoDia } from '../questoes/itens.ts';
import type { PassoProps } from '../partes/passo.ts';
import { DURACAO, MAX_DIAS, temDias, type Dia } from '../valores.ts';
import { copy } from './copy.ts';
import { comMaisUmDia, semDia } from './dias.ts';
import { Redacao } from './redacao.tsx';

export function DiasPasso({ form }: PassoProps) {
  const { dias } = form.values;
  const [taking, setTaking] = useState<Dia | null>(null);
  if (!temDias(form.values)) return <Note tone="info">{copy.marco}</Note>;
  const change = (dia_prova: number, changes: Partial<Dia>) =>
    form.set({ dias: dias.map((dia) => (dia.dia_prova === dia_prova ? { ...dia, ...changes } : dia)) });
  const take = (dia: Dia) => {
    form.set(semDia(form.values, dia.dia_prova));
    setTaking(null);
  };
  return (
    <form noValidate onSubmit={sends(form)} aria-label={copy.dias}>
      <Stack gap="e16">
        {dias.map((dia, n) => (
          <Card key={dia.dia_prova} as="section" labelledBy={`dia-${dia.dia_prova}`}>
            <Stack gap="e12">
              <Inline justify="between" wrap>
                <Heading look="h3" id={`dia-${dia.dia_prova}`}>
                  {copy.dia(dia.dia_prova)}
                </Heading>
                {dias.length > 1 && (
                  <Button
                    variant="text"
                    size="sm"
                    icon={Trash}
                    onClick={() => (dia.itens.length > 0 ? setTaking(dia) : take(dia))}
                  >
                    {copy.tirar(dia.dia_prova)}
                  </Button>
                )}
              </Inline>
              <Grid columns={1} columnsExpanded={2} gap="e16">
                <NumberField
                  id={form.idOf(`dias.${n}.duracao_minutos`)}
                  label={copy.duracao}
                  help={copy.duracaoHelp(lugaresDoDia(dia).length)}
                  {...DURACAO}
                  step={5}
                  value={dia.duracao_minutos}
                  onChange={(duracao_minutos) => change(dia.dia_prova, { duracao_minutos })}
                  error={form.errorAt(`dias.${n}.duracao_minutos`)}
                />
                <Redacao
                  value={dia.proposta_redacao_id}
                  onChange={(proposta_redacao_id) => change(dia.dia_prova, { proposta_redacao_id })}
                />
              </Grid>
            </Stack>
          </Card>
        ))}
        {dias.length < MAX_DIAS ? (
          <Inline>
            <Button variant="secondary" size="sm" icon={Plus} onClick={() => form.set(comMaisUmDia(form.values))}>
              {copy.acrescentar}
            </Button>
          </Inline>
        ) : (
          <Text look="small" tone="muted">
            {copy.maximo}
          </Text>
        )}
        <Card>
          <Switch label={copy.idioma} help={copy.idiomaHelp} {...form.toggle('solicitar_idioma')} />
        </Card>
      </Stack>
      <Confirm
        open={taking !== null}
        tone="danger"
        title={copy.tirarTitle(taking?.dia_prova ?? 1)}
        confirmLabel={copy.tirarSim}
        cancelLabel={copy.manter}
        onConfirm={() => taking && take(taking)}
        onCancel={() => setTaking(null)}
      >
        {copy.tirarText(taking === null ? 0 : lugaresDoDia(taking).length)}
      </Confirm>
    </form>
  );
}
