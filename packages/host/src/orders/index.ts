export { readAsk, type Ask, type AskId } from './asks.ts';
export { Marks } from './marks.ts';
export { tellDeeds, tellProspects, priceText, type Prospects } from './prospects.ts';
export {
  isFacedBy,
  pieceNamed,
  readFacing,
  readOrder,
  type Misreading,
  type OrderContext,
  type Reading,
} from './readOrder.ts';
export { columnName, placeName, squareName, squareNamed } from './squareNames.ts';
export {
  describeSquare,
  pieceOnSquare,
  tellThreats,
  tellWhat,
  tellWhere,
  type SurveyWords,
  type Surveyed,
} from './survey.ts';
export type { TypedWords } from './typedWords.ts';
