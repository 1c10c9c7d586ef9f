ALTER TABLE "tentativa" ADD COLUMN "lingua_escolhida" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever answered in Spanish has chosen it; whoever answered an English item has taken English as chosen.
UPDATE "tentativa" t SET "lingua_escolhida" = true
 WHERE t."lingua_estrangeira" = 2
    OR EXISTS (SELECT FROM "resposta" r
                 JOIN "avaliacao_item" i ON i."escola_id" = r."escola_id" AND i."id" = r."avaliacao_item_id"
                WHERE r."escola_id" = t."escola_id" AND r."tentativa_id" = t."id" AND i."lingua_estrangeira" = 1);
