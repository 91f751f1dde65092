/** A bot that attacks what it can and walks while it can, for either side: `npx sensorium simulate --aliens examples/bots/eager.ts …` */
import type { BotModule } from '@sensorium/lab/programs';

const LIKED = ['attack', 'fire', 'move', 'end'];

const bot: BotModule = {
  /** `view` is what the seat may know, `offers` all it may say, each with its price; the first of a kind is as good as any. */
  decide({ offers }) {
    const liked = LIKED.flatMap((word) => offers.find((offer) => offer.do === word) ?? []);
    return liked[0] ?? offers.find(({ do: word }) => word !== 'resign' && word !== 'agree-draw')!;
  },
};

export default bot;
