// Sets the chosen theme before the first paint; a file of its own, since the page allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem('arkwright:settings')).state
  if (theme !== 'system') document.documentElement.dataset.theme = theme
} catch {
  // Nothing chosen yet, or nothing may be kept here: the system decides.
}
