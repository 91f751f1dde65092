/** A replay that is opened to be looked through. */
import { Watching } from './WatchScreen.tsx';

export default function AnalysisScreen({ id }: { id: string }) {
  return <Watching id={id} isAnalysed />;
}
