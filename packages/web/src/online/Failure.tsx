export const Failure = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className="note bad" role="alert">
      {text}
    </p>
  );
