export function App() {
  return (
    <main>
      <h1>Sensorium</h1>
    </main>
  );
}
