-- The statistics of the whole school cannot be divided into classes. They are counted again with the results (decision 192).
DELETE FROM "item_estatistica";--> statement-breakpoint
ALTER TABLE "item_estatistica" DROP CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_pk";--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD COLUMN "turma_avaliacao_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_turma_avaliacao_id_pk" PRIMARY KEY("escola_id","avaliacao_item_id","turma_avaliacao_id");--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD CONSTRAINT "item_estatistica_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "recalculo" ("escola_id", "avaliacao_id")
SELECT DISTINCT c."escola_id", c."avaliacao_id" FROM "resultado" r
JOIN "turma_avaliacao" c ON c."escola_id" = r."escola_id" AND c."id" = r."turma_avaliacao_id"
ON CONFLICT ("escola_id", "avaliacao_id") DO UPDATE SET "pedidos" = "recalculo"."pedidos" + 1;--> statement-breakpoint
ALTER TABLE "avaliacao" DROP CONSTRAINT "avaliacao_nota_maxima";--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_nota_maxima" CHECK ("avaliacao"."nota_maxima" > 0 and "avaliacao"."nota_maxima" <= 1000);
