/** In both languages, because the texts of the chosen language could not be loaded. */
export function StartFailure() {
  return (
    <main>
      <h1 lang="ja">画面を表示できませんでした</h1>
      <p lang="ja">通信の状態をご確認のうえ、画面を更新してください。</p>
      <p lang="en">The page could not be loaded. Please check your connection and reload.</p>
      <button type="button" onClick={() => location.reload()}>
        更新 / Reload
      </button>
    </main>
  );
}
