/** Running totals of the exam: on top of its questions, and on a phone in a dark tray at the foot. */
import { classes, Accordion, ProgressBar, Stack, subjectOf, Text, VisuallyHidden } from '@luneta/ui';

import { duracao } from '../copy.ts';
import type { Fichas } from '../partes/passo.ts';
import type { Dia } from '../valores.ts';
import { contasDe, type Contas } from './contas.ts';
import { copy } from './copy.ts';
import * as css from './questoes.css.ts';

const words = copy.totais;
const NIVEIS = ['facil', 'medio', 'dificil'] as const;

type TotaisProps = { dias: readonly Dia[]; fichas: Fichas };

export function Totais({ dias, fichas }: TotaisProps) {
  const contas = contasDe(dias, fichas);
  return (
    <>
      <section className={css.totals} aria-label={words.label}>
        <div>
          <Text as="strong" look="numXl" tabular>
            {contas.lugares.toLocaleString('pt-BR')}
          </Text>
          <Text look="small" tone="muted">
            {words.questoes(contas.lugares)}
          </Text>
        </div>
        <Materias contas={contas} />
        <Tempo contas={contas} />
      </section>
      {contas.objetos.length > 0 && (
        <Accordion title={words.objetos} level={3} bare>
          <Stack as="ul" gap="e4">
            {contas.objetos.map(([nome, quantas]) => (
              <li key={nome}>
                <Text as="span" look="small">
                  {`${nome ?? words.semObjeto}: ${quantas}`}
                </Text>
              </li>
            ))}
          </Stack>
        </Accordion>
      )}
    </>
  );
}

function Materias({ contas: { materias, niveis, semNivel } }: { contas: Contas }) {
  if (materias.length === 0) return <div className={css.subjects} />;
  return (
    <div className={css.subjects}>
      <div className={css.bar} aria-hidden="true">
        {materias.map(([nome, quantas]) => (
          <span key={nome} className={css.part} data-materia={subjectOf(nome)} style={{ flexGrow: quantas }} />
        ))}
      </div>
      <ul className={classes(css.words, css.rows)} aria-label={words.materias}>
        {materias.map(([nome, quantas]) => (
          <li key={nome} className={css.word}>
            <span className={css.dot} data-materia={subjectOf(nome)} aria-hidden="true" />
            {nome} <strong>{quantas}</strong>
          </li>
        ))}
      </ul>
      <ul className={classes(css.words, css.rows)} aria-label={words.niveis}>
        {NIVEIS.map((nivel) => (
          <li key={nivel} className={css.word}>
            {copy.niveis[nivel]} <strong>{niveis[nivel]}</strong>
          </li>
        ))}
        {semNivel > 0 && <li className={css.word}>{words.semNivel(semNivel)}</li>}
      </ul>
    </div>
  );
}

function Tempo({ contas: { minutos, duracao: total, temRedacao } }: { contas: Contas }) {
  const over = minutos - total;
  return (
    <div className={css.time}>
      <Text as="span" look="bodyStrong">
        <VisuallyHidden>{`${words.esperado}: `}</VisuallyHidden>
        {duracao(minutos)}
      </Text>
      <Text as="span" look="small" tone={over > 0 ? 'danger' : 'muted'}>
        {over > 0 ? words.passa(duracao(over)) : words.de(duracao(total))}
        {temRedacao && `, ${words.redacao}`}
      </Text>
      <ProgressBar
        label={words.esperado}
        value={Math.min(minutos, total)}
        max={Math.max(total, 1)}
        valueText={`${duracao(minutos)} ${words.de(duracao(total))}`}
        tone={over > 0 ? 'low' : 'running'}
        size="sm"
      />
    </div>
  );
}

/** The same on a phone, always in sight. */
export function Bandeja({ dias, fichas }: TotaisProps) {
  const { lugares, niveis, minutos, duracao: total } = contasDe(dias, fichas);
  return (
    <section className={css.tray} aria-label={words.label}>
      <div className={css.trayLine}>
        <Text as="strong" look="bodyStrong">
          {copy.bandeja(lugares)}
        </Text>
        <Text as="span" look="small">
          {NIVEIS.map((nivel) => `${copy.niveis[nivel]} ${niveis[nivel]}`).join(' · ')}
        </Text>
      </div>
      <Text as="span" look="small">
        {`${duracao(minutos)} ${words.de(duracao(total))}`}
      </Text>
    </section>
  );
}
