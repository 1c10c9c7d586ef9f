/** The checks: what stops first, with its mend; then what warns; then what is in order. */
import { Button, ButtonLink, Card, Heading, Icon, Inline, Stack, Text, Accordion, classes } from '@luneta/ui';
import { CircleCheck, CircleX, TriangleExclamationPoint } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Etapa } from '../etapas.ts';
import { lugaresDaProva } from '../partes/resumo.tsx';
import type { Publicar } from '../publicar/use-publicar.tsx';
import type { Valores } from '../valores.ts';
import { Aceite } from './aceite.tsx';
import * as css from './conferir.css.ts';
import { copy } from './copy.ts';
import { consertoDe, emOrdem, gruposDe, type Grupo } from './verificacoes.ts';

type Ir = ((etapa: Etapa) => void) | null;

/** @param ir shows a step; null for who may not mend anything */
export type ChecagensProps = { publicar: Publicar; valores: Valores; ir: Ir };

export function Checagens({ publicar, valores, ir }: ChecagensProps) {
  const { checagens } = publicar;
  const impedem = gruposDe(checagens, 'impede');
  const avisos = gruposDe(checagens, 'aviso');
  const ordem = emOrdem(checagens, lugaresDaProva(valores).length);
  return (
    <Stack gap="e12">
      {impedem.length > 0 && (
        <section className={classes(css.box, css.stops)} aria-labelledby="prova-impede">
          <Cabeca id="prova-impede" title={copy.impede} n={publicar.impedem} danger />
          <Grupos grupos={impedem} ir={ir} />
        </section>
      )}
      {avisos.length > 0 && (
        <section className={css.box} aria-label={copy.avisosDaProva}>
          <Cabeca
            id="prova-avisos"
            title={copy.avisos}
            n={checagens.filter(({ gravidade }) => gravidade === 'aviso').length}
          />
          <Grupos grupos={avisos} ir={ir} warns />
          <div className={css.row}>
            <Aceite publicar={publicar} />
          </div>
        </section>
      )}
      {impedem.length === 0 && (
        <Text look="bodyStrong" tone="success">
          <Inline as="span" gap="e8">
            <Icon of={CircleCheck} size={20} />
            {copy.tudoCerto}
          </Inline>
        </Text>
      )}
      <Card padding="sm">
        <Accordion title={copy.emOrdem(ordem.length)} bare startsOpen={impedem.length === 0}>
          <ul className={css.order}>
            {ordem.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Accordion>
      </Card>
    </Stack>
  );
}

const Cabeca = ({ id, title, n, danger = false }: { id: string; title: string; n: number; danger?: boolean }) => (
  <div className={css.head}>
    <Heading look="h3" id={id} {...(danger && { tone: 'danger' })}>
      {title}
    </Heading>
    <Text as="span" look="h3" tone={danger ? 'danger' : 'warning'} tabular>
      {n.toLocaleString('pt-BR')}
    </Text>
  </div>
);

type GruposProps = { grupos: readonly Grupo[]; ir: Ir; warns?: boolean };

const Grupos = ({ grupos, ir, warns = false }: GruposProps) => (
  <ul className={css.list}>
    {grupos.map((grupo) => (
      <Linha key={grupo.codigo} grupo={grupo} ir={ir} warns={warns} />
    ))}
  </ul>
);

function Linha({ grupo: { checagens }, ir, warns }: { grupo: Grupo; ir: Ir; warns: boolean }) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = checagens;
  const conserto = consertoDe(first);
  const mend = { size: 'sm', variant: warns ? 'secondary' : 'primary' } as const;
  return (
    <li className={css.row}>
      <span className={classes(css.mark, warns ? css.warns : css.blocks)}>
        <Icon of={warns ? TriangleExclamationPoint : CircleX} size={20} />
      </span>
      <div className={css.words}>
        <Text as="span" look="bodyStrong">
          {first.texto}
        </Text>
        {open &&
          others.map(({ texto }, n) => (
            <Text key={`${texto}-${n}`} as="span" look="small">
              {texto}
            </Text>
          ))}
        {others.length > 0 && (
          <Inline>
            <Button variant="text" size="sm" expanded={open} onClick={() => setOpen(!open)}>
              {open ? copy.menos : copy.mais(others.length)}
            </Button>
          </Inline>
        )}
      </div>
      {ir === null ? null : 'href' in conserto ? (
        <ButtonLink {...mend} href={conserto.href}>
          {conserto.label}
        </ButtonLink>
      ) : (
        <Button {...mend} onClick={() => ir(conserto.etapa)}>
          {conserto.label}
        </Button>
      )}
    </li>
  );
}
